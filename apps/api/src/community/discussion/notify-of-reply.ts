import { fallbackLocale } from '@chignon/contract/platform/locale'
import { and, eq, ne } from '../../platform/db/drizzle.ts'
import { discussionReplies, discussions } from '../../platform/db/schema/discussion.ts'
import { listNewMentions } from '../../platform/rich-text/mentions.ts'
import type { Services } from '../../platform/services.ts'
import { listParticipants } from './reply.queries.ts'

/**
 * Notifies the people whom a reply mentions, and when it is shown for the first time also the author of the discussion and all who
 * have replied in it: each of them once, and not the author of the reply (DISCUSSION-5). Call it in each transaction that stores or
 * shows a reply; it does nothing while the reply is not shown.
 */
export async function notifyOfReply(
  { db, clock, notifications }: Pick<Services, 'db' | 'clock' | 'notifications'>,
  id: string,
): Promise<void> {
  const [reply] = await db().select().from(discussionReplies).where(eq(discussionReplies.id, id))
  if (reply?.state !== 'visible') return
  const { discussionId, authorId: actorId, notifiedIds } = reply
  const mentioned = await listNewMentions(reply, () =>
    listParticipants(db(), discussionId, { locale: fallbackLocale, now: clock() }),
  )
  const subject = { type: 'discussion', id: discussionId }
  for (const userId of mentioned) await notifications.send({ userId, kind: 'mention', subject, actorId })
  const followers = notifiedIds === null ? await listFollowers(db, discussionId) : []
  for (const userId of followers) {
    if (mentioned.includes(userId)) continue
    await notifications.send({ userId, kind: 'discussion-reply', subject, actorId })
  }
  if (notifiedIds !== null && mentioned.length === 0) return
  await db()
    .update(discussionReplies)
    .set({ notifiedIds: [...(notifiedIds ?? []), ...mentioned] })
    .where(eq(discussionReplies.id, id))
}

// The author of a discussion and those who have replied in it.
async function listFollowers(db: Services['db'], discussionId: string): Promise<string[]> {
  const [discussion] = await db()
    .select({ authorId: discussions.authorId })
    .from(discussions)
    .where(eq(discussions.id, discussionId))
  const repliers = await db()
    .selectDistinct({ id: discussionReplies.authorId })
    .from(discussionReplies)
    .where(and(eq(discussionReplies.discussionId, discussionId), ne(discussionReplies.state, 'hidden')))
  const authorId = discussion?.authorId
  return [...new Set([...(authorId ? [authorId] : []), ...repliers.map(({ id }) => id)])]
}
