import { messages } from '../../http/messages.ts'
import type { EmailContent, EmailPart } from '../email-content.ts'
import type { ContactMessage } from './contact-message.ts'

/**
 * The receipt for the sender of a contact message. It quotes the message only if the address is known to be theirs, since
 * otherwise anyone could make us send their words to any address.
 */
export function contactReceiptEmail({
  locale,
  subject,
  message,
  isKnown,
}: ContactMessage & { isKnown: boolean }): EmailContent {
  const texts = messages[locale].mail.contactReceipt
  const copy: EmailPart[] = [
    { kind: 'note', text: texts.copy },
    { kind: 'quote', text: [subject, message].filter(Boolean).join('\n\n') },
  ]
  return {
    locale,
    subject: texts.subject,
    preview: texts.text,
    heading: texts.heading,
    parts: [
      { kind: 'text', text: texts.text },
      ...(isKnown ? copy : []),
      { kind: 'note', text: texts.unasked },
    ],
  }
}
