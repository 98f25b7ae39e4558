import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@chignon/contract/platform/locale'

const web = path.join(import.meta.dirname, '..')

const entry = /^msgid "(?<id>(?:[^"\\]|\\.)*)"\nmsgstr "(?<text>(?:[^"\\]|\\.)*)"$/gm

const catalogues = new Map<Locale, Map<string, string>>()

/** The translation of an English text, from the app's catalogues. Throws if there is none. */
export function translated(text: string, locale: Locale): string {
  const found = catalogueOf(locale).get(text)
  if (!found) throw new Error(`There is no ${locale} translation of “${text}”.`)
  return found
}

/** All texts of the app in one language, by their English text. */
export function catalogueOf(locale: Locale): ReadonlyMap<string, string> {
  const read = catalogues.get(locale) ?? readCatalogue(locale)
  catalogues.set(locale, read)
  return read
}

function readCatalogue(locale: Locale): Map<string, string> {
  const files = globSync(`app/{areas/*,routes}/locales/${locale}.po`, { cwd: web }).map((file) =>
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
