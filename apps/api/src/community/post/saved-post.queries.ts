import { and, eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { savedPosts } from '../../platform/db/schema/post.ts'

/** Saves a post, at most once per person. */
export async function savePost(db: Connection, postId: string, userId: string, now: Date): Promise<void> {
  await db.insert(savedPosts).values({ postId, userId, createdAt: now }).onConflictDoNothing()
}

/** Removes a saved post. */
export async function unsavePost(db: Connection, postId: string, userId: string): Promise<void> {
  await db.delete(savedPosts).where(and(eq(savedPosts.postId, postId), eq(savedPosts.userId, userId)))
}
