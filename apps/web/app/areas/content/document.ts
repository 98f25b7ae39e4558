import type { Locale } from '@chignon/contract/locale'

/** A part of a long text with a heading of its own. */
export type DocumentPart = {
  /** Its anchor: the same in every language. */
  id: string
  title: string
  /** What stands under the heading, before the first part within it. */
  html: string
}

/** A chapter: its own words, and the parts it has. */
export type DocumentSection = DocumentPart & { parts: DocumentPart[] }

/** A long text of the academy in one language, made from its Markdown file on the server. */
export type Document = {
  locale: Locale
  title: string
  /** The first paragraph, as plain text. */
  lead: string
  sections: DocumentSection[]
}
