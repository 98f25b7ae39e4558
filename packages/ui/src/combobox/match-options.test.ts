import { expect, test } from 'vitest'
import { matchOptions } from './match-options.ts'

const options = [
  { value: 'MX', label: 'México' },
  { value: 'CY', label: 'Κύπρος', detail: 'Cyprus' },
  { value: 'NM', label: 'New Mexico' },
  { value: 'IR', label: 'ایران', detail: 'Iran' },
]
const found = (query: string) => matchOptions(options, query).map(({ value }) => value)

test('forgives accents, case and spaces; what begins with it comes first', () => {
  expect(found(' mexico')).toEqual(['MX', 'NM'])
})

test('finds by the word beside it, and whatever the keyboard', () => {
  expect(found('cypr')).toEqual(['CY'])
  expect(found('ايران')).toEqual(['IR'])
})

test('nothing typed is no filter; nothing found is nothing', () => {
  expect(found('')).toHaveLength(4)
  expect(found('zz')).toEqual([])
})
