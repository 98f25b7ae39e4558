import { expect, test } from 'vitest'
import { newSeriesCodes } from './series-codes.ts'

test('500 codes differ, begin with the prefix and have no letters that look alike', () => {
  const codes = newSeriesCodes('SALON', 500)
  expect(new Set(codes).size).toBe(500)
  for (const code of codes) expect(code).toMatch(/^SALON-[^0O1IL2Z5S8BUAE]{8}$/)
})
