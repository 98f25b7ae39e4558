import type { Services } from '../../platform/services.ts'
import { findPostAuthor, lockPostLike } from './post-like.queries.ts'

type Like = { postId: string; actorId: string }

/**
 * Shows a new number of likes on open pages, and notifies the author or takes that back. It runs after the transaction of the like,
 * which locks the post, and does not delay the response.
 */
export function announceLike(
  services: Pick<Services, 'db' | 'live' | 'notifications' | 'logger'>,
  { likesCount, ...like }: Like & { likesCount: number },
): void {
  const announce = async () => {
    const event = { type: 'post', post_id: like.postId, likes_count: likesCount } as const
    await services.live.publish(`post:${like.postId}`, event)
    await notifyOfLike(services, like)
  }
  announce().catch((error: unknown) => services.logger.warn({ err: error }, 'a like was not announced'))
}

/** Notifies the author by the current state, since several announcements of one person may run in any order. */
export function notifyOfLike(
  { db, notifications }: Pick<Services, 'db' | 'notifications'>,
  { postId, actorId }: Like,
): Promise<void> {
  return db.transaction(async () => {
    const authorId = await findPostAuthor(db(), postId)
    if (authorId === undefined) return
    // Locked, so that the like is taken back after the notification and not meanwhile.
    const isLiked = await lockPostLike(db(), postId, actorId)
    const subject = { type: 'post', id: postId }
    const target = { userId: authorId, kind: 'post-liked', subject, actorId } as const
    await (isLiked ? notifications.send(target) : notifications.withdraw(target))
  })
}
