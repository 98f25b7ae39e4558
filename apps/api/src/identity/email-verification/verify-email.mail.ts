import type { Locale } from '@chignon/contract/platform/locale'
import { isolate } from '../../platform/mail/isolate.ts'
import type { EmailContent } from '../../platform/mail/email-content.ts'
import { mailMessages } from '../../platform/mail/mail.messages.ts'
import { verifyEmailMessages } from './verify-email.messages.ts'

/** The link that confirms an address. */
export function verifyEmailEmail(
  { locale, firstName }: { locale: Locale; firstName: string },
  { url, days }: { url: string; days: number },
): EmailContent {
  return {
    locale,
    subject: verifyEmailMessages.subject[locale],
    preview: verifyEmailMessages.text[locale],
    heading: verifyEmailMessages.subject[locale],
    parts: [
      { kind: 'text', text: mailMessages.hello(isolate(firstName))[locale] },
      { kind: 'text', text: verifyEmailMessages.text[locale] },
      { kind: 'button', label: verifyEmailMessages.action[locale], url },
      { kind: 'note', text: verifyEmailMessages.lifetime(days)[locale] },
      { kind: 'note', text: verifyEmailMessages.unasked[locale] },
    ],
  }
}
