import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import { examApprovedEmail, examRejectedEmail } from './exam-email.ts'
import { findMailedAttempt } from './exam-mail.queries.ts'

/** The mails about exams. Each is dropped if its result was withdrawn meanwhile. */
export function examMails({
  db,
  branding,
}: TemplateContext): Pick<MailTemplates, 'exam-approved' | 'exam-rejected'> {
  return {
    async 'exam-approved'({ aboutId = '' }) {
      const mailed = await findMailedAttempt(db(), aboutId)
      return mailed?.attempt.state === 'approved' ? examApprovedEmail(mailed, branding().site) : null
    },
    async 'exam-rejected'({ aboutId = '' }) {
      const mailed = await findMailedAttempt(db(), aboutId)
      return mailed?.attempt.state === 'rejected' ? examRejectedEmail(mailed, branding().site) : null
    },
  }
}
