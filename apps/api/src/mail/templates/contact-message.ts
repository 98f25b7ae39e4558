import { fallbackLocale, type Locale } from '@chignon/contract/locale'
import { messages } from '../../http/messages.ts'
import { isolate } from '../isolate.ts'
import type { EmailContent } from '../email-content.ts'

/** A contact message. */
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
  const texts = messages[fallbackLocale].mail.contactMessage
  const name = oneLine(fullName)
  const about = oneLine(subject)
  const language = new Intl.DisplayNames(fallbackLocale, { type: 'language' }).of(locale) ?? locale
  return {
    locale: fallbackLocale,
    subject: texts.subject(about),
    preview: message ?? '',
    heading: isolate(about),
    replyTo: { name, address: email },
    parts: [
      {
        kind: 'facts',
        items: [
          { term: texts.name, description: name },
          { term: texts.email, description: email },
          { term: texts.language, description: language },
        ],
      },
      message ? { kind: 'quote', text: message } : { kind: 'text', text: texts.noMessage },
      { kind: 'note', text: texts.answer },
    ],
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
