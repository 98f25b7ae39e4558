import type { Locale } from '@chignon/contract/locale'
import { messages } from '../../http/messages.ts'
import { isolate } from '../isolate.ts'
import type { EmailContent } from '../email-content.ts'

/** Says that the password was changed, with a link for a person who did not change it. */
export function passwordChangedEmail(
  { locale, firstName }: { locale: Locale; firstName: string },
  { url, email }: { url: string; email: string },
): EmailContent {
  const { hello, passwordChanged: texts } = messages[locale].mail
  return {
    locale,
    subject: texts.subject,
    preview: texts.text,
    heading: texts.subject,
    parts: [
      { kind: 'text', text: hello(isolate(firstName)) },
      { kind: 'text', text: texts.text },
      { kind: 'text', text: texts.unasked(isolate(email)) },
      { kind: 'button', label: texts.action, url },
    ],
  }
}
