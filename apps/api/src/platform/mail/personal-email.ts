import type { Locale } from '@chignon/contract/platform/locale'
import type { EmailContent, EmailPart } from './email-content.ts'
import { isolate } from './isolate.ts'
import { mailMessages } from './mail.messages.ts'
import { previewOf } from './preview-of.ts'

type Recipient = { locale: Locale; firstName: string }

/** An email that greets its reader by name. Its preview is the text of the first part, if that is one. */
export function personalEmail(
  { locale, firstName }: Recipient,
  subject: string,
  heading: string,
  parts: EmailPart[],
): EmailContent {
  return {
    locale,
    subject,
    preview: previewOf(parts),
    heading,
    parts: [{ kind: 'text', text: mailMessages.hello(isolate(firstName))[locale] }, ...parts],
  }
}
