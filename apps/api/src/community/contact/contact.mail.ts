import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import { contactMessageEmail } from './contact-message.mail.ts'
import { contactReceiptEmail } from './contact-receipt.mail.ts'
import { findMessage } from './contact.queries.ts'

/** The mails about a contact message: the message for the academy, and the sender's receipt. */
export function contactMails({
  db,
}: TemplateContext): Pick<MailTemplates, 'contact-message' | 'contact-receipt'> {
  return {
    async 'contact-message'({ aboutId }) {
      const message = aboutId ? await findMessage(db(), aboutId) : undefined
      return message ? contactMessageEmail(message) : null
    },

    async 'contact-receipt'({ aboutId }) {
      const message = aboutId ? await findMessage(db(), aboutId) : undefined
      return message ? contactReceiptEmail(message) : null
    },
  }
}
