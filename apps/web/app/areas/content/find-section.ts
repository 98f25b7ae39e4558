import type { Document, DocumentPart } from './document.ts'

/** The chapter of a document by its anchor. Throws where there is none: a text was changed, and its page was not. */
export function findSection(document: Document, id: string) {
  return found(document.sections, id, document.title)
}

/** The part of a chapter by its anchor. */
export function findPart(section: { title: string; parts: DocumentPart[] }, id: string) {
  return found(section.parts, id, section.title)
}

function found<Part extends DocumentPart>(parts: readonly Part[], id: string, title: string): Part {
  const part = parts.find((one) => one.id === id)
  if (!part) throw new Error(`“${title}” has no part {#${id}}.`)
  return part
}
