import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { directionOf, locales, type Locale } from '@chignon/contract/locale'
import { expect, test } from './fixtures.ts'
import { pages } from './pages.ts'
import { catalogueOf } from './texts.ts'

const web = path.join(import.meta.dirname, '..')

/** What a page says: its texts one by one, and what its attributes say to assistive technology. */
function textsOf(html: string): Set<string> {
  const seen = html.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '')
  const said = Array.from(seen.matchAll(/>([^<]+)|\s(?:aria-label|alt|placeholder|title)="([^"]+)"/g))
  return new Set(said.map(([, text, attribute]) => unescaped(text ?? attribute ?? '').trim()))
}

function unescaped(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Texts of one language that say something else in another: such a text on a page of the other is a stranger. */
function strangersTo(locale: Locale): Map<string, Locale> {
  const own = new Set(catalogueOf(locale).values())
  const strangers = new Map<string, Locale>()
  for (const other of locales) {
    for (const text of catalogueOf(other).values()) {
      if (text.length > 3 && !own.has(text)) strangers.set(text, other)
    }
  }
  return strangers
}

/** The long texts of a language, whose words are their own. */
function documentsOf(locale: Locale): string {
  const files = globSync(`app/content/documents/*/${locale}.md`, { cwd: web })
  return files.map((file) => readFileSync(path.join(web, file), 'utf8')).join('\n')
}

test.describe('every page is in the language it says', () => {
  for (const locale of locales) {
    test(locale, async ({ request }) => {
      const strangers = strangersTo(locale)
      const documents = documentsOf(locale)
      for (const [name, path] of Object.entries(pages)) {
        const answer = await request.get(path, { headers: { Cookie: `lang=${locale}` } })
        const html = await answer.text()
        expect(answer.headers()['content-language'], name).toBe(locale)
        expect(html, name).toContain(`<html lang="${locale}" dir="${directionOf(locale)}"`)
        const found = [...textsOf(html)].filter((text) => strangers.has(text) && !documents.includes(text))
        expect(found, `${name} says these in another language`).toEqual([])
        // A text without its catalogue shows as its key.
        expect(
          [...textsOf(html)].filter((text) => /^[\w+/-]{6}$/.test(text) && /\d|[+/]/.test(text)),
          name,
        ).toEqual([])
      }
    })
  }
})
