import { and, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection, Database } from '../../platform/db/client.ts'
import { discussionReplies, replyLikes } from '../../platform/db/schema/discussion.ts'

/** Likes a reply, at most once per person; returns the number of likes. */
export function likeReply(db: Database, replyId: string, userId: string, now: Date): Promise<number> {
  return db.transaction(async () => {
    const added = await db()
      .insert(replyLikes)
      .values({ replyId, userId, createdAt: now })
      .onConflictDoNothing()
      .returning({ replyId: replyLikes.replyId })
    return count(db(), replyId, sql`${discussionReplies.likesCount} + ${added.length}`)
  })
}

/** Removes a like; returns the number of likes. */
export function unlikeReply(db: Database, replyId: string, userId: string): Promise<number> {
  return db.transaction(async () => {
    const removed = await db()
      .delete(replyLikes)
      .where(and(eq(replyLikes.replyId, replyId), eq(replyLikes.userId, userId)))
      .returning({ replyId: replyLikes.replyId })
    return count(db(), replyId, sql`greatest(0, ${discussionReplies.likesCount} - ${removed.length})`)
  })
}

async function count(db: Connection, replyId: string, likesCount: SQL): Promise<number> {
  const [reply] = await db
    .update(discussionReplies)
    .set({ likesCount })
    .where(eq(discussionReplies.id, replyId))
    .returning({ likesCount: discussionReplies.likesCount })
  return reply?.likesCount ?? 0
}
