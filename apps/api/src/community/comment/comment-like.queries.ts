import { and, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection, Database } from '../../platform/db/client.ts'
import { comments, commentLikes } from '../../platform/db/schema/post.ts'

/** Likes a comment, at most once per person; returns the number of likes (COMMENT-6). */
export function likeComment(db: Database, commentId: string, userId: string, now: Date): Promise<number> {
  return db.transaction(async () => {
    const added = await db()
      .insert(commentLikes)
      .values({ commentId, userId, createdAt: now })
      .onConflictDoNothing()
      .returning({ commentId: commentLikes.commentId })
    return count(db(), commentId, sql`${comments.likesCount} + ${added.length}`)
  })
}

/** Removes a like; returns the number of likes. */
export function unlikeComment(db: Database, commentId: string, userId: string): Promise<number> {
  return db.transaction(async () => {
    const removed = await db()
      .delete(commentLikes)
      .where(and(eq(commentLikes.commentId, commentId), eq(commentLikes.userId, userId)))
      .returning({ commentId: commentLikes.commentId })
    return count(db(), commentId, sql`greatest(0, ${comments.likesCount} - ${removed.length})`)
  })
}

async function count(db: Connection, commentId: string, likesCount: SQL): Promise<number> {
  const [comment] = await db
    .update(comments)
    .set({ likesCount })
    .where(eq(comments.id, commentId))
    .returning({ likesCount: comments.likesCount })
  return comment?.likesCount ?? 0
}

/** Whether a person likes a comment. Locks the like, so that it is not taken back before the transaction ends. */
export async function lockCommentLike(db: Connection, commentId: string, userId: string): Promise<boolean> {
  const likes = await db
    .select({ userId: commentLikes.userId })
    .from(commentLikes)
    .where(and(eq(commentLikes.commentId, commentId), eq(commentLikes.userId, userId)))
    .for('share')
  return likes.length > 0
}
