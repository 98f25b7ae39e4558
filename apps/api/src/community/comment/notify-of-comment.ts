import { fallbackLocale } from '@chignon/contract/platform/locale'
import { alias, eq } from '../../platform/db/drizzle.ts'
import { comments, posts } from '../../platform/db/schema/post.ts'
import { listNewMentions } from '../../platform/rich-text/mentions.ts'
import type { Services } from '../../platform/services.ts'
import { listParticipants } from './comment.queries.ts'

/**
 * Notifies the people whom a comment mentions, and when it is shown for the first time also the person it answers, or for a comment
 * on the post the author of the post: each of them once, for the first of these reasons (COMMENT-4). Call it in each transaction
 * that stores or shows a comment; it does nothing while the comment is not shown.
 */
export async function notifyOfComment(
  { db, clock, notifications }: Pick<Services, 'db' | 'clock' | 'notifications'>,
  id: string,
): Promise<void> {
  const comment = await findNotifiable(db, id)
  if (comment?.state !== 'visible' || comment.deletedAt) return
  const { postId, authorId: actorId, parentId, answeredId, notifiedIds } = comment
  const mentioned = await listNewMentions(comment, () =>
    listParticipants(db(), postId, { locale: fallbackLocale, now: clock() }),
  )
  for (const userId of mentioned) {
    await notifications.send({ userId, kind: 'mention', subject: { type: 'comment', id }, actorId })
  }
  if (notifiedIds === null && answeredId !== actorId && !mentioned.includes(answeredId)) {
    await notifications.send(
      parentId
        ? { userId: answeredId, kind: 'comment-reply', subject: { type: 'comment', id: parentId }, actorId }
        : { userId: answeredId, kind: 'post-commented', subject: { type: 'post', id: postId }, actorId },
    )
  }
  if (notifiedIds !== null && mentioned.length === 0) return
  await db()
    .update(comments)
    .set({ notifiedIds: [...(notifiedIds ?? []), ...mentioned] })
    .where(eq(comments.id, id))
}

// A comment with the person it answers: the author of the comment above it, or of the post.
async function findNotifiable(db: Services['db'], id: string) {
  const parents = alias(comments, 'parents')
  const [found] = await db()
    .select({ comment: comments, parentAuthorId: parents.authorId, postAuthorId: posts.authorId })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .leftJoin(parents, eq(parents.id, comments.parentId))
    .where(eq(comments.id, id))
  return found && { ...found.comment, answeredId: found.parentAuthorId ?? found.postAuthorId }
}
