import type { Services } from '../../platform/services.ts'
import { lockCommentLike } from './comment-like.queries.ts'

type CommentLike = { comment: { id: string; authorId: string }; actorId: string }

/**
 * Notifies the author of a comment of a like, or takes that back (COMMENT-6). It runs after the transaction of the like, which locks
 * the comment, and does not delay the response.
 */
export function announceCommentLike(
  services: Pick<Services, 'db' | 'notifications' | 'logger'>,
  like: CommentLike,
): void {
  notifyOfCommentLike(services, like).catch((error: unknown) =>
    services.logger.warn({ err: error }, 'a like of a comment was not announced'),
  )
}

/** Stores or removes the notification. It reads whether the comment is liked now, since several announcements of one person may run in any order. */
export function notifyOfCommentLike(
  { db, notifications }: Pick<Services, 'db' | 'notifications'>,
  { comment, actorId }: CommentLike,
): Promise<void> {
  const subject = { type: 'comment', id: comment.id }
  const target = { userId: comment.authorId, kind: 'comment-liked', subject, actorId } as const
  return db.transaction(async () => {
    // Locked, so that the like is taken back after the notification and not meanwhile.
    const isLiked = await lockCommentLike(db(), comment.id, actorId)
    await (isLiked ? notifications.send(target) : notifications.withdraw(target))
  })
}
