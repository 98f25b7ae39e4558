import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const areas = path.resolve(import.meta.dirname, '../areas')
const files = readdirSync(areas, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.po'))

// The catalogues of all areas are merged, so a text has one translation in the whole studio; a `context` makes it another text.
test('a text has the same translation in every area', () => {
  const translations = new Map<string, string>()
  const differing: string[] = []
  for (const file of files) {
    const locale = path.basename(file, '.po')
    for (const entry of readFileSync(path.join(areas, file), 'utf8').split('\n\n')) {
      const [, id, translation = ''] =
        /((?:msgctxt .*\n)?msgid (?:".*"\n)+)msgstr ((?:".*"\n?)+)/.exec(entry) ?? []
      if (id === undefined) continue
      const known = translations.get(`${locale} ${id}`)
      if (known !== undefined && known !== translation.trim() && id !== 'msgid ""\n')
        differing.push(`${file}: ${id.trim()} is ${translation.trim()}, elsewhere ${known}`)
      translations.set(`${locale} ${id}`, translation.trim())
    }
  }
  expect(files.length).toBeGreaterThan(0)
  expect(differing).toEqual([])
})
