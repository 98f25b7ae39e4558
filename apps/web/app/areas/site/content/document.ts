import type { Locale } from '@chignon/contract/platform/locale'

/** Titled part of a document. */
export type DocumentPart = {
  /** Anchor; the same in every language. */
  id: string
  title: string
  /** Content between the heading and the first sub-part. */
  html: string
}

/** Section of a document: its own content and its parts. */
export type DocumentSection = DocumentPart & { parts: DocumentPart[] }

/** Long text in one language, parsed from a Markdown file on the server. */
export type Document = {
  locale: Locale
  title: string
  /** First paragraph, as plain text. */
  lead: string
  sections: DocumentSection[]
}
