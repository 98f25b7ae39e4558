import { expect, test } from 'vitest'
import { languageProgress } from './language-progress.ts'

const lesson = '7d1f0a52-0c1e-4f9b-9c53-0d5a3f6f0a01'
const document = {
  name: { en: 'Cut', de: 'Schnitt' },
  summary: { en: 'A bob.', de: ' ' },
  description: {},
  price: 100,
  lessons: { [lesson]: { position: 1, name: { en: 'Parting', de: 'Scheitel' } } },
}
const mark = (source: string, isChecked = false) => ({
  source,
  is_checked: isChecked,
  at: '2027-05-01T10:00:00Z',
})

test('a language has the share of texts that are written in any language', () => {
  const progress = languageProgress(document, {}, ['en', 'de', 'fa'])
  expect(progress.map(({ percent, missing }) => [percent, missing])).toEqual([
    [100, 0],
    [66, 1],
    [0, 3],
  ])
})

test('a translation is outdated if the English text differs from the one it was written from', () => {
  const marks = { 'name.de': mark('Cutting'), [`lessons.${lesson}.name.de`]: mark('Parting') }
  expect(languageProgress(document, marks, ['de'])[0]?.outdated).toBe(1)
})

test('a language is checked once each of its texts is', () => {
  const marks = { 'name.de': mark('Cut', true), [`lessons.${lesson}.name.de`]: mark('Parting', true) }
  expect(languageProgress(document, marks, ['de'])[0]?.isChecked).toBe(true)
  expect(languageProgress(document, { 'name.de': mark('Cut', true) }, ['de'])[0]?.isChecked).toBe(false)
})

test('a document without texts is complete in no language', () => {
  expect(languageProgress({ name: {}, lessons: {} }, {}, ['en'])[0]).toMatchObject({ percent: 0, missing: 0 })
})
