import type { Document } from './document.ts'

/** Document flattened to one HTML string, with a table of contents. */
export type FlatDocument = Pick<Document, 'locale' | 'title' | 'lead'> & {
  html: string
  contents: { id: string; title: string }[]
}

/** Joins all sections of a document to one HTML string with headings from level 2. */
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
