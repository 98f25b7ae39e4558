import { fallbackLocale, type Locale } from '@chignon/contract/platform/locale'
import { isolate } from '../../platform/mail/isolate.ts'
import type { EmailContent } from '../../platform/mail/email-content.ts'

export type ContactMessage = {
  fullName: string
  email: string
  subject: string
  message: string | null
  /** The language of the page the sender used. */
  locale: Locale
}

/** The contact message for the academy, in English. A reply goes to its sender. */
export function contactMessageEmail({
  fullName,
  email,
  subject,
  message,
  locale,
}: ContactMessage): EmailContent {
  const name = oneLine(fullName)
  const about = oneLine(subject)
  const language = new Intl.DisplayNames(fallbackLocale, { type: 'language' }).of(locale) ?? locale
  return {
    locale: fallbackLocale,
    subject: `Contact form: ${about}`,
    preview: message ?? '',
    heading: isolate(about),
    replyTo: { name, address: email },
    parts: [
      {
        kind: 'facts',
        items: [
          { term: 'Name', description: name },
          { term: 'E-mail', description: email },
          { term: 'Language', description: language },
        ],
      },
      message
        ? { kind: 'quote', text: message }
        : { kind: 'text', text: 'The sender left the message empty.' },
      { kind: 'note', text: 'Reply to this e-mail to answer the sender.' },
    ],
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
