import { and, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection, Database } from '../../platform/db/client.ts'
import { postLikes, posts } from '../../platform/db/schema/post.ts'

/** Likes a post, at most once per person; returns the number of likes. */
export function likePost(db: Database, postId: string, userId: string, now: Date): Promise<number> {
  return db.transaction(async () => {
    const added = await db()
      .insert(postLikes)
      .values({ postId, userId, createdAt: now })
      .onConflictDoNothing()
      .returning({ postId: postLikes.postId })
    return count(db(), postId, sql`${posts.likesCount} + ${added.length}`)
  })
}

/** Removes a like; returns the number of likes. */
export function unlikePost(db: Database, postId: string, userId: string): Promise<number> {
  return db.transaction(async () => {
    const removed = await db()
      .delete(postLikes)
      .where(and(eq(postLikes.postId, postId), eq(postLikes.userId, userId)))
      .returning({ postId: postLikes.postId })
    return count(db(), postId, sql`greatest(0, ${posts.likesCount} - ${removed.length})`)
  })
}

async function count(db: Connection, postId: string, likesCount: SQL): Promise<number> {
  const [post] = await db
    .update(posts)
    .set({ likesCount })
    .where(eq(posts.id, postId))
    .returning({ likesCount: posts.likesCount })
  return post?.likesCount ?? 0
}

/** The author of a post; undefined if it was deleted. */
export async function findPostAuthor(db: Connection, postId: string): Promise<string | undefined> {
  const [post] = await db.select({ authorId: posts.authorId }).from(posts).where(eq(posts.id, postId))
  return post?.authorId
}

/** Whether a person likes a post. Locks the like, so that it is not taken back before the transaction ends. */
export async function lockPostLike(db: Connection, postId: string, userId: string): Promise<boolean> {
  const likes = await db
    .select({ userId: postLikes.userId })
    .from(postLikes)
    .where(and(eq(postLikes.postId, postId), eq(postLikes.userId, userId)))
    .for('share')
  return likes.length > 0
}
