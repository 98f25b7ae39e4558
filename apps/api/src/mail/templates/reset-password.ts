import type { Locale } from '@chignon/contract/locale'
import { messages } from '../../http/messages.ts'
import { isolate } from '../isolate.ts'
import type { EmailContent } from '../email-content.ts'

/** The link to choose a new password by. */
export function resetPasswordEmail(
  { locale, firstName }: { locale: Locale; firstName: string },
  { url, minutes }: { url: string; minutes: number },
): EmailContent {
  const { hello, resetPassword: say } = messages[locale].mail
  return {
    locale,
    subject: say.subject,
    preview: say.lifetime(minutes),
    heading: say.subject,
    parts: [
      { kind: 'text', text: hello(isolate(firstName)) },
      { kind: 'text', text: say.text },
      { kind: 'button', label: say.action, url },
      { kind: 'note', text: say.lifetime(minutes) },
      { kind: 'note', text: say.unasked },
    ],
  }
}
