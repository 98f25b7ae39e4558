import type { Locale } from '@chignon/contract/locale'
import { messages } from '../../http/messages.ts'
import { isolate } from '../isolate.ts'
import type { EmailContent } from '../email-content.ts'

/** The link that confirms an address. */
export function verifyEmailEmail(
  { locale, firstName }: { locale: Locale; firstName: string },
  { url, days }: { url: string; days: number },
): EmailContent {
  const { hello, verifyEmail: texts } = messages[locale].mail
  return {
    locale,
    subject: texts.subject,
    preview: texts.text,
    heading: texts.subject,
    parts: [
      { kind: 'text', text: hello(isolate(firstName)) },
      { kind: 'text', text: texts.text },
      { kind: 'button', label: texts.action, url },
      { kind: 'note', text: texts.lifetime(days) },
      { kind: 'note', text: texts.unasked },
    ],
  }
}
