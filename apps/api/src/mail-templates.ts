import { certificateMails } from './certificate/certificate-mail-templates.ts'
import { contactMails } from './contact/contact.mail.ts'
import { emailVerificationMails } from './email-verification/email-verification.mail.ts'
import { examMails } from './exam/exam-mail-templates.ts'
import type { MailTemplates, TemplateContext } from './mail/mail-template.ts'
import { orderMails } from './order/order-mail-templates.ts'
import { passwordMails } from './password/password.mail.ts'
import { subscriptionMails } from './subscription/subscription.mail.ts'
import { ticketMails } from './ticket/ticket-mail-templates.ts'
import { waitlistMails } from './waitlist/waitlist-mail-templates.ts'

/** Creates the template of every kind of mail. A missing kind fails the type check. */
export function createMailTemplates(context: TemplateContext): MailTemplates {
  return {
    ...passwordMails(context),
    ...emailVerificationMails(context),
    ...contactMails(context),
    ...subscriptionMails(context),
    ...orderMails(context),
    ...ticketMails(context),
    ...waitlistMails(context),
    ...certificateMails(context),
    ...examMails(context),
  }
}
