import type { Composers, Writing } from '../mail/compose.ts'
import { contactMessageLetter } from '../mail/templates/contact-message.ts'
import { contactReceiptLetter } from '../mail/templates/contact-receipt.ts'
import { findMessage } from './contact.queries.ts'

/** Writes what a contact message sets going: the message for the academy, and the sender's receipt. */
export function contactMails({ db }: Writing): Pick<Composers, 'contact-message' | 'contact-receipt'> {
  return {
    async 'contact-message'({ aboutId }) {
      const message = aboutId ? await findMessage(db(), aboutId) : undefined
      return message ? contactMessageLetter(message) : null
    },

    async 'contact-receipt'({ aboutId }) {
      const message = aboutId ? await findMessage(db(), aboutId) : undefined
      return message ? contactReceiptLetter(message) : null
    },
  }
}
