import type { EmailContent } from '../../platform/mail/email-content.ts'
import { previewOf } from '../../platform/mail/preview-of.ts'
import { contactAnswerMessages as messages } from './contact-answer.messages.ts'
import type { ContactMessage } from './contact-message.mail.ts'

/** The answer to a contact message, in the language of its sender, with what they wrote. A reply goes to the academy (INBOX-2). */
export function contactAnswerEmail(
  { locale, subject, message }: ContactMessage,
  { text, brand }: { text: string; brand: { name: string; email: string } },
): EmailContent {
  const answer = { kind: 'text', text } as const
  return {
    locale,
    subject: `Re: ${subject.replaceAll(/\s+/g, ' ')}`,
    preview: previewOf([answer]),
    heading: messages.heading[locale],
    replyTo: { name: brand.name, address: brand.email },
    parts: [
      answer,
      { kind: 'note', text: messages.reply[locale] },
      { kind: 'note', text: messages.copy[locale] },
      { kind: 'quote', text: [subject, message].filter(Boolean).join('\n\n') },
    ],
  }
}
