import type { Locale } from '@chignon/contract/platform/locale'
import { isolate } from '../../platform/mail/isolate.ts'
import type { EmailContent } from '../../platform/mail/email-content.ts'
import { mailMessages } from '../../platform/mail/mail.messages.ts'
import { passwordChangedMessages } from './password-changed.messages.ts'

/** Says that the password was changed, with a link for a person who did not change it. */
export function passwordChangedEmail(
  { locale, firstName }: { locale: Locale; firstName: string },
  { url, email }: { url: string; email: string },
): EmailContent {
  return {
    locale,
    subject: passwordChangedMessages.subject[locale],
    preview: passwordChangedMessages.text[locale],
    heading: passwordChangedMessages.subject[locale],
    parts: [
      { kind: 'text', text: mailMessages.hello(isolate(firstName))[locale] },
      { kind: 'text', text: passwordChangedMessages.text[locale] },
      { kind: 'text', text: passwordChangedMessages.unasked(isolate(email))[locale] },
      { kind: 'button', label: passwordChangedMessages.action[locale], url },
    ],
  }
}
