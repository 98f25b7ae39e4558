import type { Locale } from '@chignon/contract/platform/locale'
import { isolate } from '../../platform/mail/isolate.ts'
import type { EmailContent } from '../../platform/mail/email-content.ts'
import { mailMessages } from '../../platform/mail/mail.messages.ts'
import { resetPasswordMessages } from './reset-password.messages.ts'

/** The link for choosing a new password. */
export function resetPasswordEmail(
  { locale, firstName }: { locale: Locale; firstName: string },
  { url, minutes }: { url: string; minutes: number },
): EmailContent {
  return {
    locale,
    subject: resetPasswordMessages.subject[locale],
    preview: resetPasswordMessages.lifetime(minutes)[locale],
    heading: resetPasswordMessages.subject[locale],
    parts: [
      { kind: 'text', text: mailMessages.hello(isolate(firstName))[locale] },
      { kind: 'text', text: resetPasswordMessages.text[locale] },
      { kind: 'button', label: resetPasswordMessages.action[locale], url },
      { kind: 'note', text: resetPasswordMessages.lifetime(minutes)[locale] },
      { kind: 'note', text: resetPasswordMessages.unasked[locale] },
    ],
  }
}
