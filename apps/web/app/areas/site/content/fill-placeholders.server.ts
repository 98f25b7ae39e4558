import type { Brand } from '../../../lib/data/brand.ts'
import type { Document, DocumentPart } from './document.ts'

/** Replaces `{brand}` and `{email}` by the academy's name and e-mail address. */
export function fillPlaceholders(document: Document, brand: Brand): Document {
  const plain = (text: string) => text.replaceAll('{brand}', brand.name).replaceAll('{email}', brand.email)
  const name = `<bdi>${escaped(brand.name)}</bdi>`
  const address = `<a href="mailto:${escaped(encodeURI(brand.email))}"><bdi dir="ltr">${escaped(brand.email)}</bdi></a>`
  const html = (text: string) => text.replaceAll('{brand}', name).replaceAll('{email}', address)
  const part = (source: DocumentPart) => ({
    id: source.id,
    title: plain(source.title),
    html: html(source.html),
  })
  return {
    ...document,
    title: plain(document.title),
    lead: plain(document.lead),
    sections: document.sections.map((section) => ({ ...part(section), parts: section.parts.map(part) })),
  }
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
