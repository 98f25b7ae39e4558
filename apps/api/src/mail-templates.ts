import { contactMails } from './contact/contact.mail.ts'
import { emailVerificationMails } from './email-verification/email-verification.mail.ts'
import type { MailTemplates, TemplateContext } from './mail/mail-template.ts'
import { passwordMails } from './password/password.mail.ts'

/** Who writes which mail. A kind nobody writes fails the type check. */
export function createMailTemplates(writing: TemplateContext): MailTemplates {
  return { ...passwordMails(writing), ...emailVerificationMails(writing), ...contactMails(writing) }
}
