import type { Locale } from '@chignon/contract/platform/locale'
import type { EmailContent, EmailPart } from './email-content.ts'
import { previewOf } from './preview-of.ts'

/** An email without a greeting, headed by its subject. Its preview is the text of the first part, if that is one. */
export function plainEmail(locale: Locale, subject: string, parts: EmailPart[]): EmailContent {
  return { locale, subject, preview: previewOf(parts), heading: subject, parts }
}
