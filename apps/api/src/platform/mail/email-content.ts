import type { Locale } from '@chignon/contract/platform/locale'
import type { RichText } from '@chignon/contract/platform/rich-text'

/** A part of a mail, without HTML. The renderers escape it. */
export type EmailPart =
  | { kind: 'text' | 'note' | 'quote'; text: string }
  | { kind: 'rich-text'; text: RichText }
  /** The main action. The renderers repeat its address below it, for programs that do not show buttons. */
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; items: { term: string; description: string }[] }
  /** What was sold, one row each, followed by the sum. */
  | { kind: 'amounts'; rows: AmountRow[]; total: AmountRow }

/** A row of a list of amounts. `amount` is formatted. */
export type AmountRow = { label: string; detail?: string; amount: string }

/** A file that is attached to a mail. */
export type EmailAttachment = { fileName: string; type: string; content: Buffer }

/** The content of a mail in one language, from which HTML and text are rendered. */
export type EmailContent = {
  locale: Locale
  subject: string
  /** Shown after the subject in the list of a mailbox. */
  preview: string
  heading: string
  parts: EmailPart[]
  attachments?: EmailAttachment[]
  /** How to end such mails: the page is linked in the mail, the call is made by mail programs (RFC 8058). */
  unsubscribe?: { page: string; call: string; text: string }
  /** The address of the picture that counts opens, only in issues of the newsletter (NEWSLETTER-4). */
  openPicture?: string
  /** Default: the sender. */
  replyTo?: { name: string; address: string }
}

/** The name and the contact address of the academy. */
export type Brand = { name: string; email: string }

/** The brand without `BRAND_NAME` and `BRAND_EMAIL`. */
export const defaultBrand: Brand = { name: 'Chignon', email: 'hello@chignon.example' }

/** The name of the academy and its public address, for mails and documents. */
export type Branding = {
  brand: Brand
  /** The public address, such as `https://academy.example`. */
  site: string
}
