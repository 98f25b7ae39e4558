import type { Document, DocumentPart } from './document.ts'

/** Returns the section with this anchor. Throws if the document has none. */
export function findSection(document: Document, id: string) {
  return findById(document.sections, id, document.title)
}

/** Returns the part with this anchor. Throws if the section has none. */
export function findPart(section: { title: string; parts: DocumentPart[] }, id: string) {
  return findById(section.parts, id, section.title)
}

function findById<Part extends DocumentPart>(parts: readonly Part[], id: string, title: string): Part {
  const part = parts.find((candidate) => candidate.id === id)
  if (!part) throw new Error(`“${title}” has no part {#${id}}.`)
  return part
}
