import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { catalogueFolders, locales } from './i18n-areas.ts'

// The browser merges the catalogues of the areas it has loaded: the text of a page must not depend on the pages before.
test.each(locales)('a text has one translation in all areas: %s', (locale) => {
  const found = new Map<string, Set<string>>()
  for (const folder of catalogueFolders) {
    for (const [key, translation] of entriesOf(
      path.join(import.meta.dirname, 'app', folder, 'locales', `${locale}.po`),
    ))
      found.set(key, (found.get(key) ?? new Set()).add(translation))
  }
  const different = [...found].filter(([, translations]) => translations.size > 1)
  expect(different.map(([key, translations]) => `${key}: ${[...translations].join(' | ')}`)).toEqual([])
})

function* entriesOf(file: string): Generator<[string, string]> {
  for (const block of readFileSync(file, 'utf8').split('\n\n')) {
    const value = (name: string) =>
      new RegExp(`^${name} (?<text>"[^]*?"$(?!\\n"))`, 'm').exec(block)?.groups?.['text']
    const [id, text] = [value('msgid'), value('msgstr')]
    if (id && text && id !== '""' && !block.startsWith('#~')) yield [`${value('msgctxt') ?? ''}${id}`, text]
  }
}
