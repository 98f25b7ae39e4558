import { readFileSync } from 'node:fs'
import type { Locale } from '@chignon/contract'

const entry = /^msgid "(?<id>(?:[^"\\]|\\.)*)"\nmsgstr "(?<text>(?:[^"\\]|\\.)*)"$/gm

const catalogues = new Map<Locale, Map<string, string>>()

/** What the app writes for an English text in another language, from its own catalogue. */
export function translated(text: string, locale: Locale): string {
  let catalogue = catalogues.get(locale)
  if (!catalogue) catalogues.set(locale, (catalogue = readCatalogue(locale)))
  const found = catalogue.get(text)
  if (!found) throw new Error(`app/locales/${locale}.po has no “${text}”.`)
  return found
}

function readCatalogue(locale: Locale): Map<string, string> {
  const file = readFileSync(new URL(`../app/locales/${locale}.po`, import.meta.url), 'utf8')
  return new Map(
    Array.from(file.matchAll(entry), ({ groups }) => [groups?.['id'] ?? '', groups?.['text'] ?? '']),
  )
}
