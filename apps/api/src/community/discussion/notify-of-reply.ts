import { fallbackLocale } from '@chignon/contract/platform/locale'
import { listNewMentions } from '../../platform/rich-text/mentions.ts'
import type { Services } from '../../platform/services.ts'
import { findStoredReply, listFollowers, listParticipants, setNotified } from './reply.queries.ts'

/**
 * Notifies the people whom a reply mentions, and when it is shown for the first time also the author of the discussion and all who
 * have replied in it: each of them once, and not the author of the reply (DISCUSSION-5). Call it in each transaction that stores or
 * shows a reply; it does nothing while the reply is not shown.
 */
export async function notifyOfReply(
  { db, clock, notifications }: Pick<Services, 'db' | 'clock' | 'notifications'>,
  id: string,
): Promise<void> {
  const reply = await findStoredReply(db(), id)
  if (reply?.state !== 'visible') return
  const { discussionId, authorId: actorId, notifiedIds } = reply
  const mentioned = await listNewMentions(reply, () =>
    listParticipants(db(), discussionId, { locale: fallbackLocale, now: clock() }),
  )
  const subject = { type: 'discussion', id: discussionId }
  for (const userId of mentioned) await notifications.send({ userId, kind: 'mention', subject, actorId })
  const followers = notifiedIds === null ? await listFollowers(db(), discussionId) : []
  for (const userId of followers) {
    if (mentioned.includes(userId)) continue
    await notifications.send({ userId, kind: 'discussion-reply', subject, actorId })
  }
  if (notifiedIds !== null && mentioned.length === 0) return
  await setNotified(db(), id, [...(notifiedIds ?? []), ...mentioned])
}
