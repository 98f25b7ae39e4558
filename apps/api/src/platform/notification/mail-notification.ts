import { eq } from '../db/drizzle.ts'
import { notifications } from '../db/schema/notification.ts'
import { users } from '../db/schema/user.ts'
import type { Services } from '../http/services.ts'
import { deliveryOf, isChosen } from './notification-settings.ts'
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
  await db().update(notifications).set({ mailedAt: now }).where(eq(notifications.id, id))
  const [person] = await db().select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!person) return
  const startAfter = new Date(now.getTime() + delayMs)
  await mailer.enqueue({ kind: 'notification', to: person.email, aboutId: id, startAfter })
}
