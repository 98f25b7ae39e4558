import { expect, test } from 'vitest'
import { monogram } from './monogram.ts'

test.each([
  ['Instagram', 'In'],
  ['YouTube', 'Yo'],
  ['X', 'X'],
  ['  tiktok', 'Ti'],
])('abbreviates %s to %s', (name, letters) => {
  expect(monogram(name)).toBe(letters)
})
