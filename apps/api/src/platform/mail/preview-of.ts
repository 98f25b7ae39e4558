import type { EmailPart } from './email-content.ts'

/** What a mailbox shows beside the subject: the text of the first part, if that is one. */
export function previewOf([first]: EmailPart[]): string {
  return first && 'text' in first && typeof first.text === 'string' ? first.text : ''
}
