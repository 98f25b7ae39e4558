import { expect, test } from 'vitest'
import { scaleAxis } from './scale-axis.ts'

// A font that consists of an fvar table with the axes wght and opsz and one named instance.
function fontWithAxes() {
  const bytes = new Uint8Array(28 + 16 + 2 * 20 + 12)
  const font = new DataView(bytes.buffer)
  const put = (offset: number, tag: string) => bytes.set(new TextEncoder().encode(tag), offset)
  font.setUint16(4, 1)
  put(12, 'fvar')
  font.setUint32(20, 28)
  const header = [16, 2, 2, 20, 1, 12]
  header.forEach((value, i) => font.setUint16(32 + 2 * i, value))
  const axes = { wght: [400, 400, 500], opsz: [6, 11, 18] }
  Object.entries(axes).forEach(([tag, values], i) => {
    put(44 + 20 * i, tag)
    values.forEach((value, field) => font.setInt32(48 + 20 * i + 4 * field, value * 65_536))
  })
  font.setInt32(88, 500 * 65_536)
  font.setInt32(92, 11 * 65_536)
  return bytes
}

function valuesIn(bytes: Uint8Array) {
  const font = new DataView(bytes.buffer)
  return [48, 52, 56, 68, 72, 76, 88, 92].map((offset) => font.getInt32(offset) / 65_536)
}

test('scales the range and the instances of the named axis only', () => {
  const source = fontWithAxes()
  expect(valuesIn(scaleAxis(source, 'opsz', 5))).toEqual([400, 400, 500, 30, 55, 90, 500, 55])
  expect(valuesIn(source)).toEqual([400, 400, 500, 6, 11, 18, 500, 11])
})

test('throws for an axis that the font does not have', () => {
  expect(() => scaleAxis(fontWithAxes(), 'wdth', 5)).toThrow('The font has no axis wdth.')
})
