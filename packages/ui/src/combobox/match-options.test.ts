import { expect, test } from 'vitest'
import { matchOptions } from './match-options.ts'

const options = [
  { value: 'MX', label: 'México' },
  { value: 'CY', label: 'Κύπρος', detail: 'Cyprus' },
  { value: 'NM', label: 'New Mexico' },
  { value: 'IR', label: 'ایران', detail: 'Iran' },
]
const found = (query: string) => matchOptions(options, query).map(({ value }) => value)

test('ignores accents, case and spaces, and lists prefix matches first', () => {
  expect(found(' mexico')).toEqual(['MX', 'NM'])
})

test('matches the detail text, and Arabic variants of Persian letters', () => {
  expect(found('cypr')).toEqual(['CY'])
  expect(found('ايران')).toEqual(['IR'])
})

test('returns all options for an empty query and none for an unknown one', () => {
  expect(found('')).toHaveLength(4)
  expect(found('zz')).toEqual([])
})

test('keeps the order of options with groups, so that their headings stay together', () => {
  const grouped = [
    { value: 'updo', label: 'High bob', group: 'Updos' },
    { value: 'bob', label: 'Bob', group: 'Cuts' },
  ]
  expect(matchOptions(grouped, 'bob').map(({ value }) => value)).toEqual(['updo', 'bob'])
})
