import type { Locale } from '@chignon/contract/locale'

/** A part of a letter: plain text all of it. What renders a letter escapes it, so no template can forget to. */
export type EmailPart =
  | { kind: 'text' | 'note' | 'quote'; text: string }
  /** The one thing to do; where buttons do not work, its address stands below it. */
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; items: { term: string; description: string }[] }

/** What a mail says, in one language, before it is made HTML and text. */
export type EmailContent = {
  locale: Locale
  subject: string
  /** What a list of mails shows after the subject. */
  preview: string
  heading: string
  parts: EmailPart[]
  /** Who an answer goes to, where that is not the academy. */
  replyTo?: { name: string; address: string }
}

/** Whose letter it is. */
export type Brand = { name: string; email: string }

/** The academy's own name and address, unless told otherwise. */
export const defaultBrand: Brand = { name: 'Chignon', email: 'hello@chignon.example' }

/** What the frame around every letter is made of. */
export type Frame = {
  brand: Brand
  /** Where the academy is: `https://academy.example`. */
  site: string
}
