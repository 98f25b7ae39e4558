import type { Locale } from '@chignon/contract/platform/locale'
import type { Brand } from '../../../lib/data/brand.ts'
import type { Document } from './document.ts'
import type { DocumentName } from './documents.ts'
import { fillPlaceholders } from './fill-placeholders.server.ts'
import { parseDocument } from './parse-document.server.ts'

const files = import.meta.glob<string>('./documents/*/*.md', { query: '?raw', import: 'default' })

// A text is read once: there are a few dozen, and none changes while the server runs.
const read = new Map<string, Promise<Document>>()

/** A long text in the person's language, with the academy's name and address in it. Throws where there is none. */
export async function readDocument(
  name: DocumentName,
  { locale, brand }: { locale: Locale; brand: Brand },
): Promise<Document> {
  const file = `./documents/${name}/${locale}.md`
  let document = read.get(file)
  if (!document) read.set(file, (document = load(file, locale)))
  return fillPlaceholders(await document, brand)
}

async function load(file: string, locale: Locale): Promise<Document> {
  const text = files[file]
  if (!text) throw new Error(`There is no document app/areas/site/content/${file.slice(2)}.`)
  return parseDocument(await text(), locale)
}
