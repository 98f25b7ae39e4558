import { accessGrantMails } from './learning/access-grant/access-grant.mail.ts'
import { accountDeletionMails } from './identity/account-deletion/account-deletion.mail.ts'
import { certificateMails } from './learning/certificate/certificate-mail-templates.ts'
import { contactMails } from './community/contact/contact.mail.ts'
import { dataExportMails } from './identity/data-export/data-export.mail.ts'
import { emailChangeMails } from './identity/email-change/email-change.mail.ts'
import { emailVerificationMails } from './identity/email-verification/email-verification.mail.ts'
import { examMails } from './learning/exam/exam-mail-templates.ts'
import type { MailTemplates, TemplateContext } from './platform/mail/mail-template.ts'
import { moderationMails } from './community/moderation-case/moderation.mail.ts'
import { newsletterIssueMails } from './community/newsletter-issue/newsletter-issue.mail.ts'
import { newsletterMails } from './community/newsletter/newsletter.mail.ts'
import { notificationMails } from './platform/notification/notification-mail-templates.ts'
import { orderMails } from './commerce/order-mail/order-mail-templates.ts'
import { passwordMails } from './identity/password/password.mail.ts'
import { secondFactorMails } from './identity/second-factor/second-factor.mail.ts'
import { sessionMails } from './identity/session/session.mail.ts'
import { subscriptionMails } from './commerce/subscription/subscription.mail.ts'
import { ticketMails } from './commerce/ticket/ticket-mail-templates.ts'
import { waitlistMails } from './commerce/waitlist/waitlist-mail-templates.ts'

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
    ...accessGrantMails(context),
    ...certificateMails(context),
    ...examMails(context),
    ...notificationMails(context),
    ...moderationMails(context),
    ...newsletterMails(context),
    ...newsletterIssueMails(context),
  }
}
