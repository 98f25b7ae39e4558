import { fallbackLocale, type Locale } from '@chignon/contract/locale'
import { messages } from '../../http/messages.ts'
import { isolate } from '../isolate.ts'
import type { EmailContent } from '../email-content.ts'

/** What a contact message says. */
export type ContactMessage = {
  fullName: string
  email: string
  subject: string
  message: string | null
  /** The language the sender was reading. */
  locale: Locale
}

/** What somebody wrote, for the academy; answering it answers them. In the academy's language, English. */
export function contactMessageEmail({
  fullName,
  email,
  subject,
  message,
  locale,
}: ContactMessage): EmailContent {
  const say = messages[fallbackLocale].mail.contactMessage
  const name = oneLine(fullName)
  const about = oneLine(subject)
  const language = new Intl.DisplayNames(fallbackLocale, { type: 'language' }).of(locale) ?? locale
  return {
    locale: fallbackLocale,
    subject: say.subject(about),
    preview: message ?? '',
    heading: isolate(about),
    replyTo: { name, address: email },
    parts: [
      {
        kind: 'facts',
        items: [
          { term: say.name, description: name },
          { term: say.email, description: email },
          { term: say.language, description: language },
        ],
      },
      message ? { kind: 'quote', text: message } : { kind: 'text', text: say.noMessage },
      { kind: 'note', text: say.answer },
    ],
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
