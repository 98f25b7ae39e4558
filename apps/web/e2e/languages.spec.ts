import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { directionOf, locales, type Locale } from '@chignon/contract/platform/locale'
import { expect, test } from './fixtures.ts'
import { allPages } from './all-pages.ts'
import { catalogueOf } from './texts.ts'

const web = path.join(import.meta.dirname, '..')

/** The texts of a page: its text nodes, and attributes read by assistive technology. */
function textsOf(html: string): Set<string> {
  const visibleHtml = html.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '')
  const texts = Array.from(visibleHtml.matchAll(/>([^<]+)|\s(?:aria-label|alt|placeholder|title)="([^"]+)"/g))
  return new Set(texts.map(([, text, attribute]) => unescaped(text ?? attribute ?? '').trim()))
}

function unescaped(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Texts of the other locales that are no text of this one, with their locale. */
function textsOfOtherLocales(locale: Locale): Map<string, Locale> {
  const ownTexts = new Set(catalogueOf(locale).values())
  const foreignTexts = new Map<string, Locale>()
  for (const other of locales) {
    for (const text of catalogueOf(other).values()) {
      if (text.length > 3 && !ownTexts.has(text)) foreignTexts.set(text, other)
    }
  }
  return foreignTexts
}

/** The documents of a locale, which may contain texts that equal another locale's. */
function documentsOf(locale: Locale): string {
  const files = globSync(`app/areas/site/content/documents/*/${locale}.md`, { cwd: web })
  return files.map((file) => readFileSync(path.join(web, file), 'utf8')).join('\n')
}

test.describe('every page contains only texts of its language', () => {
  for (const locale of locales) {
    test(locale, async ({ request }) => {
      const foreignTexts = textsOfOtherLocales(locale)
      const documents = documentsOf(locale)
      for (const [name, path] of allPages) {
        const response = await request.get(path, { headers: { Cookie: `lang=${locale}` } })
        const html = await response.text()
        expect(response.headers()['content-language'], name).toBe(locale)
        expect(html, name).toContain(`<html lang="${locale}" dir="${directionOf(locale)}"`)
        const found = [...textsOf(html)].filter((text) => foreignTexts.has(text) && !documents.includes(text))
        expect(found, `${name} has texts of another language`).toEqual([])
        // A text that is missing in the catalogue is rendered as its id.
        expect(
          [...textsOf(html)].filter((text) => /^[\w+/-]{6}$/.test(text) && /\d|[+/]/.test(text)),
          name,
        ).toEqual([])
      }
    })
  }
})
