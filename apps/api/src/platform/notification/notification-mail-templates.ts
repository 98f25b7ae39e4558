import { hiddenContentOf } from '../http/hidden-content.policy.ts'
import type { Notification } from '@chignon/contract/platform/notification'
import type { Connection } from '../db/client.ts'
import type { EmailPart } from '../mail/email-content.ts'
import type { MailTemplates, TemplateContext } from '../mail/mail-template.ts'
import { personalEmail } from '../mail/personal-email.ts'
import { notificationMailMessages as messages } from './notification-mail.messages.ts'
import { isChosen } from './chosen-kind.ts'
import { findReader, listUnread, type ListedBy } from './notification-mail.queries.ts'
import { presentNotifications } from './notification.present.ts'
import { unsubscribeTokenOf, type EndedKinds } from './unsubscribe-token.ts'

/** The mails of notifications. What was read meanwhile is left out. */
export function notificationMails({
  db,
  branding,
}: TemplateContext): Pick<MailTemplates, 'notification' | 'notification-digest'> {
  async function unsubscribeOf(userId: string, kinds: EndedKinds) {
    const token = await unsubscribeTokenOf(db, userId, kinds)
    const { site } = branding()
    return {
      page: `${site}/notifications/unsubscribe/${token}`,
      call: `${site}/api/v1/notifications/unsubscribe/${token}`,
    }
  }
  return {
    async notification({ aboutId = '' }) {
      const { person, list } = await findUnread(db(), { id: aboutId })
      const [notification] = list
      if (!person || !notification || !isChosen(notification.kind)) return null
      const { locale } = person
      const heading = messages.heading[locale]
      const unsubscribe = {
        ...(await unsubscribeOf(person.id, notification.kind)),
        text: messages.endKind[locale],
      }
      const parts = partsOf(notification, messages.open[locale], branding().site)
      return { ...personalEmail(person, notification.text, heading, parts), unsubscribe }
    },
    async 'notification-digest'({ aboutId = '' }) {
      const { person, list } = await findUnread(db(), { digestId: aboutId })
      if (!person || list.length === 0) return null
      const { locale } = person
      const unsubscribe = {
        ...(await unsubscribeOf(person.id, 'daily')),
        text: messages.endDaily[locale],
      }
      const parts: EmailPart[] = [
        ...list.map(({ text }) => ({ kind: 'text', text }) as const),
        { kind: 'button', label: messages.openAll[locale], url: `${branding().site}/profile/notifications` },
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

async function findUnread(db: Connection, listedBy: ListedBy) {
  const rows = await listUnread(db, listedBy)
  const [first] = rows
  if (!first) return { person: undefined, list: [] }
  const person = await findReader(db, first.userId)
  if (!person) return { person, list: [] }
  const { id: viewerId, locale, role } = person
  const reader = { locale, viewerId, ...hiddenContentOf(role) }
  return { person, list: await presentNotifications(db, rows, reader) }
}
