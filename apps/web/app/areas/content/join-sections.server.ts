import type { Document } from './document.ts'

/** A text that is read from its beginning to its end: its chapters as one HTML, and where each begins. */
export type FlatDocument = Pick<Document, 'locale' | 'title' | 'lead'> & {
  html: string
  contents: { id: string; title: string }[]
}

/** Sets a document as one text, its headings from the second level on. */
export function joinSections({ locale, title, lead, sections }: Document): FlatDocument {
  return {
    locale,
    title,
    lead,
    contents: sections.map(({ id, title: name }) => ({ id, title: name })),
    html: sections
      .map((section) => headed(2, section) + section.parts.map((part) => headed(3, part)).join(''))
      .join(''),
  }
}

function headed(level: 2 | 3, { id, title, html }: { id: string; title: string; html: string }): string {
  return `<h${level} id="${id}">${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</h${level}>${html}`
}
