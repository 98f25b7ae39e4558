import type { Locale } from '@chignon/contract/locale'
import { messages } from '../../http/messages.ts'
import { isolate } from '../isolate.ts'
import type { EmailContent } from '../email-content.ts'

/** The link for choosing a new password. */
export function resetPasswordEmail(
  { locale, firstName }: { locale: Locale; firstName: string },
  { url, minutes }: { url: string; minutes: number },
): EmailContent {
  const { hello, resetPassword: texts } = messages[locale].mail
  return {
    locale,
    subject: texts.subject,
    preview: texts.lifetime(minutes),
    heading: texts.subject,
    parts: [
      { kind: 'text', text: hello(isolate(firstName)) },
      { kind: 'text', text: texts.text },
      { kind: 'button', label: texts.action, url },
      { kind: 'note', text: texts.lifetime(minutes) },
      { kind: 'note', text: texts.unasked },
    ],
  }
}
