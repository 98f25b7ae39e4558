import { alias, and, eq, inArray, ne, notExists } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { discussionReplies, discussions } from '../../platform/db/schema/discussion.ts'
import { comments, posts } from '../../platform/db/schema/post.ts'
import { stories } from '../../platform/db/schema/story.ts'

/**
 * Deletes what a person wrote for others. Answers of other people stay: a reply becomes a comment of its own, and a discussion
 * that others take part in stays without the name. Comments below a deleted post are deleted with it.
 */
export async function removeTexts(db: Connection, authorId: string): Promise<void> {
  const own = db.select({ id: comments.id }).from(comments).where(eq(comments.authorId, authorId))
  await db
    .update(comments)
    .set({ parentId: null })
    .where(and(inArray(comments.parentId, own), ne(comments.authorId, authorId)))
  await db.delete(comments).where(eq(comments.authorId, authorId))
  await db.delete(posts).where(eq(posts.authorId, authorId))
  await db.delete(stories).where(eq(stories.authorId, authorId))
  await db.delete(discussionReplies).where(eq(discussionReplies.authorId, authorId))
  const reply = alias(discussionReplies, 'reply')
  await db
    .delete(discussions)
    .where(
      and(
        eq(discussions.authorId, authorId),
        notExists(db.select({ id: reply.id }).from(reply).where(eq(reply.discussionId, discussions.id))),
      ),
    )
}
