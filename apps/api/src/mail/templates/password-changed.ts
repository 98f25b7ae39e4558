import type { Locale } from '@chignon/contract/locale'
import { messages } from '../../http/messages.ts'
import { isolate } from '../isolate.ts'
import type { EmailContent } from '../email-content.ts'

/** Tells that the password was changed, so that somebody whose it was not can do something about it. */
export function passwordChangedEmail(
  { locale, firstName }: { locale: Locale; firstName: string },
  { url, email }: { url: string; email: string },
): EmailContent {
  const { hello, passwordChanged: say } = messages[locale].mail
  return {
    locale,
    subject: say.subject,
    preview: say.text,
    heading: say.subject,
    parts: [
      { kind: 'text', text: hello(isolate(firstName)) },
      { kind: 'text', text: say.text },
      { kind: 'text', text: say.unasked(isolate(email)) },
      { kind: 'button', label: say.action, url },
    ],
  }
}
