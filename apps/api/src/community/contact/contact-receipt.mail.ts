import type { EmailContent, EmailPart } from '../../platform/mail/email-content.ts'
import type { ContactMessage } from './contact-message.mail.ts'
import { contactReceiptMessages } from './contact-receipt.messages.ts'

/**
 * The receipt for the sender of a contact message. It quotes the message only if the address is known to be theirs, since
 * otherwise anyone could make us send their words to any address.
 */
export function contactReceiptEmail({
  locale,
  subject,
  message,
  isSenderVerified,
}: ContactMessage & { isSenderVerified: boolean }): EmailContent {
  const copy: EmailPart[] = [
    { kind: 'note', text: contactReceiptMessages.copy[locale] },
    { kind: 'quote', text: [subject, message].filter(Boolean).join('\n\n') },
  ]
  return {
    locale,
    subject: contactReceiptMessages.subject[locale],
    preview: contactReceiptMessages.text[locale],
    heading: contactReceiptMessages.heading[locale],
    parts: [
      { kind: 'text', text: contactReceiptMessages.text[locale] },
      ...(isSenderVerified ? copy : []),
      { kind: 'note', text: contactReceiptMessages.unasked[locale] },
    ],
  }
}
