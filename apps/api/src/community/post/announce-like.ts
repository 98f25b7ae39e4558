import { and, eq } from '../../platform/db/drizzle.ts'
import { postLikes, posts } from '../../platform/db/schema/post.ts'
import type { Services } from '../../platform/services.ts'

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
    const [post] = await db().select({ authorId: posts.authorId }).from(posts).where(eq(posts.id, postId))
    if (!post) return
    // Locked, so that the like is taken back after the notification and not meanwhile.
    const likes = await db()
      .select({ userId: postLikes.userId })
      .from(postLikes)
      .where(and(eq(postLikes.postId, postId), eq(postLikes.userId, actorId)))
      .for('share')
    const subject = { type: 'post', id: postId }
    const target = { userId: post.authorId, kind: 'post-liked', subject, actorId } as const
    await (likes.length > 0 ? notifications.send(target) : notifications.withdraw(target))
  })
}
