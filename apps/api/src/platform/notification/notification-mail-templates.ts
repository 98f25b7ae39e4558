import type { Notification } from '@chignon/contract/platform/notification'
import { and, desc, eq, isNull, type SQL } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { notifications } from '../db/schema/notification.ts'
import { users } from '../db/schema/user.ts'
import type { EmailPart } from '../mail/email-content.ts'
import type { MailTemplates, TemplateContext } from '../mail/mail-template.ts'
import { personalEmail } from '../mail/personal-email.ts'
import { notificationMailMessages as messages } from './notification-mail.messages.ts'
import { isChosen } from './notification-settings.ts'
import { presentNotifications } from './notification.present.ts'
import { notificationColumns } from './notification.queries.ts'
import { unsubscribeTokenOf, type EndedKinds } from './unsubscribe-token.ts'

/** The mails of notifications. What was read meanwhile is left out. */
export function notificationMails({
  db,
  frame,
}: TemplateContext): Pick<MailTemplates, 'notification' | 'notification-digest'> {
  async function unsubscribeOf(userId: string, kinds: EndedKinds) {
    const token = await unsubscribeTokenOf(db, userId, kinds)
    const { site } = frame()
    return {
      page: `${site}/notifications/unsubscribe/${token}`,
      call: `${site}/api/v1/notifications/unsubscribe/${token}`,
    }
  }
  return {
    async notification({ aboutId = '' }) {
      const { person, list } = await findUnread(db(), eq(notifications.id, aboutId))
      const [notification] = list
      if (!person || !notification || !isChosen(notification.kind)) return null
      const { locale } = person
      const heading = messages.heading[locale]
      const unsubscribe = {
        ...(await unsubscribeOf(person.id, notification.kind)),
        text: messages.endKind[locale],
      }
      const parts = partsOf(notification, messages.open[locale], frame().site)
      return { ...personalEmail(person, notification.text, heading, parts), unsubscribe }
    },
    async 'notification-digest'({ aboutId = '' }) {
      const { person, list } = await findUnread(db(), eq(notifications.digestId, aboutId))
      if (!person || list.length === 0) return null
      const { locale } = person
      const unsubscribe = {
        ...(await unsubscribeOf(person.id, 'daily')),
        text: messages.endDaily[locale],
      }
      const parts: EmailPart[] = [
        ...list.map(({ text }) => ({ kind: 'text', text }) as const),
        { kind: 'button', label: messages.openAll[locale], url: `${frame().site}/profile/notifications` },
      ]
      const email = personalEmail(
        person,
        messages.digestSubject[locale],
        messages.digestHeading[locale],
        parts,
      )
      return { ...email, unsubscribe }
    },
  }
}

function partsOf({ text, path }: Notification, label: string, site: string): EmailPart[] {
  const url = `${site}${path ?? '/profile/notifications'}`
  return [
    { kind: 'text', text },
    { kind: 'button', label, url },
  ]
}

async function findUnread(db: Connection, where: SQL) {
  const rows = await db
    .select(notificationColumns)
    .from(notifications)
    .where(and(where, isNull(notifications.readAt)))
    .orderBy(desc(notifications.createdAt))
  const [first] = rows
  if (!first) return { person: undefined, list: [] }
  const [person] = await db
    .select({ id: users.id, locale: users.locale, role: users.role, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.id, first.userId), isNull(users.deletedAt)))
  if (!person) return { person, list: [] }
  const { id: viewerId, locale, role } = person
  const reader = { locale, viewerId, moderates: role === 'staff', seesDrafts: role !== 'learner' }
  return { person, list: await presentNotifications(db, rows, reader) }
}
