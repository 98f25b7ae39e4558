import { formatDate } from '@chignon/contract/platform/formats'
import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import { personalEmail } from '../../platform/mail/personal-email.ts'
import { findExport } from './data-export.queries.ts'
import { exportReadyMessages as messages } from './export-ready.messages.ts'

/** The mail that a copy of a person's data is ready. */
export function dataExportMails({
  db,
  clock,
  branding,
}: TemplateContext): Pick<MailTemplates, 'export-ready'> {
  return {
    async 'export-ready'({ aboutId }) {
      const found = aboutId ? await findExport(db(), aboutId) : undefined
      const expiresAt = found?.dataExport.expiresAt
      if (!found || !expiresAt || expiresAt < clock()) return null
      const { locale } = found.user
      return personalEmail(found.user, messages.subject[locale], messages.subject[locale], [
        {
          kind: 'text',
          text: messages.text(formatDate(locale, expiresAt.toISOString(), found.user.timeZone ?? 'UTC'))[
            locale
          ],
        },
        {
          kind: 'button',
          label: messages.action[locale],
          url: `${branding().site}/profile/settings/privacy#data`,
        },
        { kind: 'note', text: messages.private[locale] },
      ])
    },
  }
}
