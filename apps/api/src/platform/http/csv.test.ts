import { expect, test } from 'vitest'
import { csvHead, csvRow } from './csv.ts'

test('begins with a byte order mark, by which Excel knows UTF-8', () => {
  expect(Buffer.from(csvHead(['name', 'total']))).toEqual(Buffer.from('\uFEFFname,total\r\n'))
})

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30 1', "'+49 30 1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\t=1+1', `"'\t=1+1"`],
  ['＝1+1', "'＝1+1"],
  ['a;=1+1', `"a;'=1+1"`],
  ['a\n=1+1', `"a\n'=1+1"`],
  ['a-b, "c"', '"a-b, ""c"""'],
])('no text is run as a formula: %j', (text, cell) => {
  expect(csvRow(['x', text])).toBe(`x,${cell}\r\n`)
})

test('a negative number stays a number', () => {
  expect(csvRow([{ number: '-12.50' }, 'USD'])).toBe('-12.50,USD\r\n')
})
