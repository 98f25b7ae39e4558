import { eq } from 'drizzle-orm'
import { posts } from '../db/schema/post.ts'
import type { Services } from '../services.ts'

type NewComment = {
  id: string
  postId: string
  /** The comment it answers. */
  parent: { id: string; authorId: string } | undefined
  /** Ids of the mentioned people. */
  mentioned: string[]
  actorId: string
}

/**
 * Notifies the people whom a comment mentions, the person it answers, or for a comment on the post the author of the post: each
 * of them once, for the first of these reasons (COMMENT-4).
 */
export async function notifyOfComment(
  { db, notifications }: Pick<Services, 'db' | 'notifications'>,
  { id, postId, parent, mentioned, actorId }: NewComment,
): Promise<void> {
  for (const userId of mentioned) {
    if (userId === actorId) continue
    await notifications.send({ userId, kind: 'mention', subject: { type: 'comment', id }, actorId })
  }
  const [post] = await db().select({ authorId: posts.authorId }).from(posts).where(eq(posts.id, postId))
  const answeredId = parent?.authorId ?? post?.authorId
  if (answeredId === undefined || answeredId === actorId || mentioned.includes(answeredId)) return
  await notifications.send(
    parent
      ? { userId: answeredId, kind: 'comment-reply', subject: { type: 'comment', id: parent.id }, actorId }
      : { userId: answeredId, kind: 'post-commented', subject: { type: 'post', id: postId }, actorId },
  )
}
