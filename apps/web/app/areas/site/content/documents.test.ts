import { readFileSync } from 'node:fs'
import { locales, type Locale } from '@chignon/contract/platform/locale'
import { describe, expect, it } from 'vitest'
import { documentNames, type DocumentName } from './documents.ts'
import { parseDocument } from './parse-document.server.ts'

const sourceOf = (name: DocumentName, locale: Locale) =>
  readFileSync(new URL(`./documents/${name}/${locale}.md`, import.meta.url), 'utf8')

/** Structure of a document, independent of its language: sections and parts, rows and links, placeholders. */
function outlineOf(name: DocumentName, locale: Locale) {
  const source = sourceOf(name, locale)
  const { sections } = parseDocument(source, locale)
  const count = (html: string, tag: string) => html.split(`<${tag}`).length - 1
  return {
    sections: sections.map(({ id, html, parts }) => ({
      id,
      parts: parts.map((part) => part.id),
      rows: count(html, 'tr '),
      items: count(html, 'li>'),
      links: Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = '']) => href).toSorted(),
    })),
    placeholders: Array.from(source.matchAll(/\{(?!#)[^}]*\}/g), ([found]) => found).toSorted(),
  }
}

describe.each(documentNames)('%s', (name) => {
  const english = outlineOf(name, 'en')

  it('has unique anchors', () => {
    const ids = english.sections.flatMap(({ id, parts }) => [id, ...parts])
    expect(ids).toEqual([...new Set(ids)])
  })

  it('uses no placeholder except {brand} and {email}', () => {
    for (const placeholder of english.placeholders) expect(['{brand}', '{email}']).toContain(placeholder)
  })

  it.each(locales.filter((locale) => locale !== 'en'))(
    'has in %s the same structure as in English',
    (locale) => {
      expect(outlineOf(name, locale)).toEqual(english)
      const { title, sections } = parseDocument(sourceOf(name, locale), locale)
      const { title: englishTitle } = parseDocument(sourceOf(name, 'en'), 'en')
      expect(title).not.toBe(englishTitle)
      for (const section of sections) {
        const words = [section.html, ...section.parts.map(({ html }) => html)].join('')
        expect(words.length, section.id).toBeGreaterThan(0)
      }
    },
  )
})
