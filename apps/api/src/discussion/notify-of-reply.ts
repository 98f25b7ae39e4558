import { and, eq, ne } from 'drizzle-orm'
import { discussionReplies, discussions } from '../db/schema/discussion.ts'
import type { Services } from '../services.ts'

type NewReply = {
  discussionId: string
  /** Ids of the mentioned people. */
  mentioned: readonly string[]
  actorId: string
}

/**
 * Notifies the people whom a reply mentions, the author of the discussion and all who have replied in it, each of them once, and
 * not the author of the new reply (DISCUSSION-5).
 */
export async function notifyOfReply(
  { db, notifications }: Pick<Services, 'db' | 'notifications'>,
  { discussionId, mentioned, actorId }: NewReply,
): Promise<void> {
  const [discussion] = await db()
    .select({ authorId: discussions.authorId })
    .from(discussions)
    .where(eq(discussions.id, discussionId))
  const repliers = await db()
    .selectDistinct({ id: discussionReplies.authorId })
    .from(discussionReplies)
    .where(and(eq(discussionReplies.discussionId, discussionId), ne(discussionReplies.state, 'hidden')))
  const people = new Set([discussion?.authorId, ...repliers.map(({ id }) => id)])
  const subject = { type: 'discussion', id: discussionId }
  for (const userId of mentioned) await notifications.send({ userId, kind: 'mention', subject, actorId })
  for (const userId of people) {
    if (!userId || mentioned.includes(userId)) continue
    await notifications.send({ userId, kind: 'discussion-reply', subject, actorId })
  }
}
