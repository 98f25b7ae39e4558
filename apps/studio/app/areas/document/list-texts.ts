import { isLocale, type Locale } from '@chignon/contract/platform/locale'
import { isNode } from './document-paths.ts'

/** A text of a document in the languages it has. */
export type DocumentText = { path: string; texts: Partial<Record<Locale, string>> }

/** Every text of a document that is written in at least one language. */
export function listTexts(document: object, path = ''): DocumentText[] {
  return Object.entries(document).flatMap(([key, part]: [string, unknown]) => {
    if (!isNode(part)) return []
    const at = path === '' ? key : `${path}.${key}`
    const texts = textsOf(part)
    if (texts === undefined) return listTexts(part, at)
    return Object.values(texts).some((text) => text.trim() !== '') ? [{ path: at, texts }] : []
  })
}

// A part whose keys are languages; undefined for any other, such as a list by ids.
function textsOf(part: object): DocumentText['texts'] | undefined {
  const texts: DocumentText['texts'] = {}
  for (const [key, text] of Object.entries(part)) {
    if (!isLocale(key) || typeof text !== 'string') return undefined
    texts[key] = text
  }
  return Object.keys(texts).length > 0 ? texts : undefined
}
