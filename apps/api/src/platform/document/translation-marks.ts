import type { DocumentChange, TranslationMark } from '@chignon/contract/platform/document'
import { fallbackLocale, locales } from '@chignon/contract/platform/locale'
import { readPart, textOf } from './document-path.ts'

type Marks = Readonly<Record<string, TranslationMark>>

type MarkInput = {
  marks: Marks
  /** The document before and after the changes. */
  before: unknown
  after: unknown
  changes: readonly DocumentChange[]
  now: Date
}

/**
 * What the translations were written from, after changes (TRANSLATION-1). A translation that is written has the present text of the first
 * language as its source. If that text changes, the translations that have no mark yet get the former one, so that they count as outdated.
 */
export function markTranslations({
  marks,
  before,
  after,
  changes,
  now,
}: MarkInput): Record<string, TranslationMark> {
  const marked = new Map(Object.entries(marks))
  const at = now.toISOString()
  const mark = (path: string, source: string) => marked.set(path, { source, is_checked: false, at })
  for (const { path } of changes) {
    const text = textOf(path)
    if (text?.locale !== fallbackLocale) continue
    for (const other of translationsOf(after, text.of)) {
      if (!marked.has(other)) mark(other, textAt(before, path))
    }
  }
  for (const { path } of changes) {
    const text = textOf(path)
    if (!text || text.locale === fallbackLocale) continue
    if (textAt(after, path) === '') marked.delete(path)
    else mark(path, textAt(after, `${text.of}.${fallbackLocale}`))
  }
  return Object.fromEntries([...marked].filter(([path]) => textAt(after, path) !== ''))
}

/** The marks once a person said that translations are right. */
export function checkTranslations(
  marks: Marks,
  { document, paths, now }: { document: unknown; paths: readonly string[]; now: Date },
): Record<string, TranslationMark> {
  const checked = paths.flatMap((path): [string, TranslationMark][] => {
    const text = textOf(path)
    if (!text || text.locale === fallbackLocale || textAt(document, path) === '') return []
    const source = textAt(document, `${text.of}.${fallbackLocale}`)
    return [[path, { source, is_checked: true, at: now.toISOString() }]]
  })
  return { ...marks, ...Object.fromEntries(checked) }
}

function translationsOf(document: unknown, of: string): string[] {
  return locales
    .filter((locale) => locale !== fallbackLocale)
    .map((locale) => `${of}.${locale}`)
    .filter((path) => textAt(document, path) !== '')
}

function textAt(document: unknown, path: string): string {
  const value = readPart(document, path)
  return typeof value === 'string' ? value : ''
}
