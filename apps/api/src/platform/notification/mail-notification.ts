import type { Services } from '../http/services.ts'
import { isChosen } from './chosen-kind.ts'
import { findEmailAddress } from '../person/person.queries.ts'
import { markMailed } from './notification-mail.queries.ts'
import { deliveryOf } from './notification-settings.queries.ts'
import type { NewNotification } from './notifications.ts'

// Who reads it in the app meanwhile gets no mail, and what several people do at once is one mail.
const delayMs = 2 * 60 * 1000

/** Mails a person about a new notification, if they chose to be mailed at once. Kinds with a mail of their own are not mailed again. */
export async function mailNotification(
  { db, clock, mailer }: Pick<Services, 'db' | 'clock' | 'mailer'>,
  id: string,
  { userId, kind }: NewNotification,
): Promise<void> {
  if (!isChosen(kind) || (await deliveryOf(db(), userId, kind)) !== 'at-once') return
  const now = clock()
  await markMailed(db(), id, now)
  const address = await findEmailAddress(db(), userId)
  if (address === undefined) return
  const startAfter = new Date(now.getTime() + delayMs)
  await mailer.enqueue({ kind: 'notification', to: address, aboutId: id, startAfter })
}
