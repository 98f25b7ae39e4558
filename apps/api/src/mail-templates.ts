import { accountDeletionMails } from './account-deletion/account-deletion.mail.ts'
import { certificateMails } from './certificate/certificate-mail-templates.ts'
import { contactMails } from './contact/contact.mail.ts'
import { dataExportMails } from './data-export/data-export.mail.ts'
import { emailChangeMails } from './email-change/email-change.mail.ts'
import { emailVerificationMails } from './email-verification/email-verification.mail.ts'
import { examMails } from './exam/exam-mail-templates.ts'
import type { MailTemplates, TemplateContext } from './mail/mail-template.ts'
import { moderationMails } from './moderation/moderation.mail.ts'
import { newsletterIssueMails } from './newsletter-issue/newsletter-issue.mail.ts'
import { newsletterMails } from './newsletter/newsletter.mail.ts'
import { notificationMails } from './notification/notification-mail-templates.ts'
import { orderMails } from './order/order-mail-templates.ts'
import { passwordMails } from './password/password.mail.ts'
import { secondFactorMails } from './second-factor/second-factor.mail.ts'
import { sessionMails } from './session/session.mail.ts'
import { subscriptionMails } from './subscription/subscription.mail.ts'
import { ticketMails } from './ticket/ticket-mail-templates.ts'
import { waitlistMails } from './waitlist/waitlist-mail-templates.ts'

/** Creates the template of every kind of mail. A missing kind fails the type check. */
export function createMailTemplates(context: TemplateContext): MailTemplates {
  return {
    ...passwordMails(context),
    ...emailVerificationMails(context),
    ...emailChangeMails(context),
    ...sessionMails(context),
    ...secondFactorMails(context),
    ...accountDeletionMails(context),
    ...dataExportMails(context),
    ...contactMails(context),
    ...subscriptionMails(context),
    ...orderMails(context),
    ...ticketMails(context),
    ...waitlistMails(context),
    ...certificateMails(context),
    ...examMails(context),
    ...notificationMails(context),
    ...moderationMails(context),
    ...newsletterMails(context),
    ...newsletterIssueMails(context),
  }
}
