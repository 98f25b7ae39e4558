import { messages } from '../../http/messages.ts'
import type { EmailContent, EmailPart } from '../email-content.ts'
import type { ContactMessage } from './contact-message.ts'

/**
 * Tells the sender of a contact message that it arrived. It repeats the message only to somebody who is known to own the
 * address: else anyone could have us mail their words to anyone.
 */
export function contactReceiptEmail({
  locale,
  subject,
  message,
  isKnown,
}: ContactMessage & { isKnown: boolean }): EmailContent {
  const say = messages[locale].mail.contactReceipt
  const copy: EmailPart[] = [
    { kind: 'note', text: say.copy },
    { kind: 'quote', text: [subject, message].filter(Boolean).join('\n\n') },
  ]
  return {
    locale,
    subject: say.subject,
    preview: say.text,
    heading: say.heading,
    parts: [{ kind: 'text', text: say.text }, ...(isKnown ? copy : []), { kind: 'note', text: say.unasked }],
  }
}
