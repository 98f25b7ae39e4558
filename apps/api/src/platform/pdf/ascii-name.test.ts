import { expect, test } from 'vitest'
import { asciiName } from './ascii-name.ts'

test.each([
  [['Rechnung', 'Invoice'], 'Rechnung'],
  [['Nota de crédito', 'Credit note'], 'Nota de credito'],
  [['صورت‌حساب', 'Invoice'], 'Invoice'],
  [['L’art du chignon – niveau 1', 'x'], "L'art du chignon - niveau 1"],
  [['آرایش', 'Łuk 訓練 2'], 'uk  2'],
] as const)('%j is written as %s', ([first, ...rest], expected) => {
  expect(asciiName(first, ...rest)).toBe(expected)
})
