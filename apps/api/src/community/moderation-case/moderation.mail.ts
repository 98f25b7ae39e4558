import { isolate } from '../../platform/mail/isolate.ts'
import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import { personalEmail } from '../../platform/mail/personal-email.ts'
import { listMailed } from '../report/report.queries.ts'
import { moderationMailMessages as messages } from './moderation-mail.messages.ts'
import { isInForce } from '../moderation/moderation.rules.ts'
import { reportsReceivedEmail } from './reports-received.mail.ts'
import { findReturnedPost } from './returned-post.queries.ts'
import { findMailedSuspension } from './suspension.queries.ts'
import { suspendedText } from '../moderation/suspended-text.ts'

/** The mails about moderation: reports for staff, and decisions for the people they concern. */
export function moderationMails({
  db,
  clock,
  branding,
}: TemplateContext): Pick<MailTemplates, 'reports-received' | 'post-returned' | 'person-suspended'> {
  return {
    async 'reports-received'({ aboutId = '' }) {
      const rows = await listMailed(db(), new Date(aboutId))
      return rows.length > 0 ? reportsReceivedEmail(rows) : null
    },
    async 'post-returned'({ aboutId = '' }) {
      const mailed = await findReturnedPost(db(), aboutId)
      // Published again meanwhile: there is nothing left to change.
      if (!mailed?.note || mailed.publishedAt) return null
      const { locale } = mailed
      const subject = messages.returnedSubject[locale]
      return personalEmail(mailed, subject, subject, [
        { kind: 'text', text: messages.returned(isolate(mailed.name))[locale] },
        { kind: 'quote', text: mailed.note },
        { kind: 'button', label: messages.toPosts[locale], url: `${branding().site}/posts` },
      ])
    },
    async 'person-suspended'({ aboutId = '' }) {
      const mailed = await findMailedSuspension(db(), aboutId)
      if (!mailed || !isInForce(mailed.suspension, clock())) return null
      const { locale, suspension } = mailed
      const subject = messages.suspendedSubject[locale]
      return personalEmail(mailed, subject, subject, [
        { kind: 'text', text: suspendedText(suspension)[locale] },
        { kind: 'note', text: messages.coursesRemain[locale] },
      ])
    },
  }
}
