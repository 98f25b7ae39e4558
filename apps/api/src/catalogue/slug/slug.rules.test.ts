import { expect, test } from 'vitest'
import { freeSlug, slugOf } from './slug.rules.ts'

test('an address has the letters and digits of the name, else a part of the id', () => {
  expect(slugOf('Höhe & Größe ', 'ab12')).toBe('hohe-grosse')
  expect(slugOf('ماشین', 'ab12cd34-0000')).toBe('ab12cd34')
})

test('an address that another thing has gets an ending', () => {
  expect(freeSlug('The bob', 'ab12cd34-0000', false)).toBe('the-bob')
  expect(freeSlug('The bob', 'ab12cd34-0000', true)).toBe('the-bob-ab12cd')
})
