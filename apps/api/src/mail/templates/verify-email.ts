import type { Locale } from '@chignon/contract/locale'
import { messages } from '../../http/messages.ts'
import { isolate } from '../isolate.ts'
import type { EmailContent } from '../email-content.ts'

/** The link that confirms an address. */
export function verifyEmailEmail(
  { locale, firstName }: { locale: Locale; firstName: string },
  { url, days }: { url: string; days: number },
): EmailContent {
  const { hello, verifyEmail: say } = messages[locale].mail
  return {
    locale,
    subject: say.subject,
    preview: say.text,
    heading: say.subject,
    parts: [
      { kind: 'text', text: hello(isolate(firstName)) },
      { kind: 'text', text: say.text },
      { kind: 'button', label: say.action, url },
      { kind: 'note', text: say.lifetime(days) },
      { kind: 'note', text: say.unasked },
    ],
  }
}
