import { fallbackLocale } from '@chignon/contract/platform/locale'
import { listNewMentions } from '../../platform/rich-text/mentions.ts'
import type { Services } from '../../platform/services.ts'
import { findAnswering, listParticipants, setNotified } from './comment.queries.ts'

/**
 * Notifies the people whom a comment mentions, and when it is shown for the first time also the person it answers, or for a comment
 * on the post the author of the post: each of them once, for the first of these reasons (COMMENT-4). Call it in each transaction
 * that stores or shows a comment; it does nothing while the comment is not shown.
 */
export async function notifyOfComment(
  { db, clock, notifications }: Pick<Services, 'db' | 'clock' | 'notifications'>,
  id: string,
): Promise<void> {
  const comment = await findAnswering(db(), id)
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
  await setNotified(db(), id, [...(notifiedIds ?? []), ...mentioned])
}
