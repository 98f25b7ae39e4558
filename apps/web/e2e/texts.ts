import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@chignon/contract/locale'

const web = path.join(import.meta.dirname, '..')

const entry = /^msgid "(?<id>(?:[^"\\]|\\.)*)"\nmsgstr "(?<text>(?:[^"\\]|\\.)*)"$/gm

const catalogues = new Map<Locale, Map<string, string>>()

/** What the app writes for an English text in another language, from its own catalogues. */
export function translated(text: string, locale: Locale): string {
  const found = catalogueOf(locale).get(text)
  if (!found) throw new Error(`app/locales has no ${locale} for “${text}”.`)
  return found
}

/** All the app's texts of one language, by the English ones. */
export function catalogueOf(locale: Locale): ReadonlyMap<string, string> {
  const read = catalogues.get(locale) ?? readCatalogue(locale)
  catalogues.set(locale, read)
  return read
}

function readCatalogue(locale: Locale): Map<string, string> {
  const files = globSync(`app/locales/*/${locale}.po`, { cwd: web }).map((file) =>
    readFileSync(path.join(web, file), 'utf8'),
  )
  return new Map(
    files.flatMap((file) =>
      Array.from(file.matchAll(entry), ({ groups }): [string, string] => [
        groups?.['id'] ?? '',
        groups?.['text'] ?? '',
      ]),
    ),
  )
}
