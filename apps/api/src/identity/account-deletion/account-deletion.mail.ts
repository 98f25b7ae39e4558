import { formatDate } from '@chignon/contract/platform/formats'
import { grantMailedToken } from '../secret/mailed-token.queries.ts'
import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import { personalEmail } from '../../platform/mail/personal-email.ts'
import { findUser } from '../user/user.queries.ts'
import { deletionMailMessages as messages } from './deletion-mail.messages.ts'

const path = '/profile/settings/delete-account'

/** The mails about deleting an account. */
export function accountDeletionMails({
  db,
  clock,
  branding,
}: TemplateContext): Pick<MailTemplates, 'deletion-link' | 'deletion-scheduled' | 'account-deleted'> {
  return {
    async 'deletion-link'({ aboutId }) {
      const user = aboutId ? await findUser(db(), aboutId) : undefined
      if (!user || user.deletedAt) return null
      const token = await grantMailedToken(db(), user, 'delete-account', clock())
      const { locale } = user
      return personalEmail(user, messages.linkSubject[locale], messages.linkSubject[locale], [
        { kind: 'text', text: messages.linkText[locale] },
        {
          kind: 'button',
          label: messages.linkAction[locale],
          url: `${branding().site}${path}?token=${token}`,
        },
        { kind: 'note', text: messages.unasked[locale] },
      ])
    },

    async 'deletion-scheduled'({ aboutId }) {
      const user = aboutId ? await findUser(db(), aboutId) : undefined
      if (!user?.deletionDueAt) return null
      const { locale } = user
      const date = formatDate(locale, user.deletionDueAt.toISOString(), user.timeZone ?? 'UTC')
      return personalEmail(user, messages.scheduledSubject[locale], messages.scheduledSubject[locale], [
        { kind: 'text', text: messages.scheduledText(date)[locale] },
        { kind: 'text', text: messages.scheduledKeep[locale] },
        { kind: 'button', label: messages.keepAction[locale], url: `${branding().site}${path}` },
      ])
    },

    // The name is no longer known.
    async 'account-deleted'({ aboutId }) {
      const user = aboutId ? await findUser(db(), aboutId) : undefined
      if (!user) return null
      const { locale } = user
      return {
        locale,
        subject: messages.deletedSubject[locale],
        preview: messages.deletedText[locale],
        heading: messages.deletedSubject[locale],
        parts: [
          { kind: 'text', text: messages.deletedText[locale] },
          { kind: 'text', text: messages.deletedFarewell[locale] },
        ],
      }
    },
  }
}
