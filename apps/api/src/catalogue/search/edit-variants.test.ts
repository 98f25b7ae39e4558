import { expect, test } from 'vitest'
import { editVariants } from './edit-variants.ts'

test('returns the deletions and swaps of a word, without one-letter variants', () => {
  expect(editVariants('bbo')).toEqual(['bo', 'bb', 'bob'])
  expect(editVariants('ab')).toEqual(['ba'])
})
