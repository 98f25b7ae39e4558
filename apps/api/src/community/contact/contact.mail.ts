import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import { contactAnswerEmail } from './contact-answer.mail.ts'
import { contactMessageEmail } from './contact-message.mail.ts'
import { contactReceiptEmail } from './contact-receipt.mail.ts'
import { findAnswer, findMessage } from './contact.queries.ts'

/** The mails about a contact message: the message for the academy, the sender's receipt, and the answer. */
export function contactMails({
  db,
  branding,
}: TemplateContext): Pick<MailTemplates, 'contact-message' | 'contact-receipt' | 'contact-answer'> {
  return {
    async 'contact-message'({ aboutId }) {
      const message = aboutId ? await findMessage(db(), aboutId) : undefined
      return message ? contactMessageEmail(message) : null
    },

    async 'contact-receipt'({ aboutId }) {
      const message = aboutId ? await findMessage(db(), aboutId) : undefined
      return message ? contactReceiptEmail(message) : null
    },

    async 'contact-answer'({ aboutId }) {
      const found = aboutId ? await findAnswer(db(), aboutId) : undefined
      return found ? contactAnswerEmail(found.message, { text: found.text, brand: branding().brand }) : null
    },
  }
}
