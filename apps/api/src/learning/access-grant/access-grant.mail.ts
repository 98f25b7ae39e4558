import { formatDate } from '@chignon/contract/platform/formats'
import { localeOf } from '@chignon/contract/platform/localized'
import { isolate } from '../../platform/mail/isolate.ts'
import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import { personalEmail } from '../../platform/mail/personal-email.ts'
import { accessGivenMessages as messages } from './access-given.messages.ts'
import { findMailedAccess } from './access-grant.queries.ts'

/** The mail about access that the academy gave; dropped if it was taken back meanwhile. */
export function accessGrantMails({
  db,
  clock,
  branding,
}: TemplateContext): Pick<MailTemplates, 'access-given'> {
  return {
    async 'access-given'({ aboutId = '' }) {
      const mailed = await findMailedAccess(db(), aboutId)
      const found = mailed?.course
        ? { ...mailed.course, folder: 'courses' }
        : mailed?.program
          ? { ...mailed.program, folder: 'programs' }
          : mailed?.masterclass && { ...mailed.masterclass, folder: 'online-masterclasses' }
      if (!mailed || !found || mailed.endsAt <= clock()) return null
      const { locale } = mailed
      const name = found.name[localeOf(found.name, locale)] ?? ''
      const date = formatDate(locale, mailed.endsAt.toISOString(), mailed.timeZone ?? undefined)
      const subject = messages.subject(isolate(name))[locale]
      return personalEmail(mailed, subject, subject, [
        { kind: 'text', text: messages.text(isolate(name), date)[locale] },
        {
          kind: 'button',
          label: messages.open[locale],
          url: `${branding().site}/profile/${found.folder}/${found.slug}`,
        },
      ])
    },
  }
}
