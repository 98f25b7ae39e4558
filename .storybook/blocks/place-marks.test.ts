import { expect, test } from 'vitest'
import { placeMarks, type Box } from './place-marks.ts'

const area: Box = { x: 0, y: 0, width: 400, height: 300 }
const round = ({ x, y }: { x: number; y: number }) => ({ x: x - 10, y: y - 10, width: 20, height: 20 })
const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('a mark stands beside its part, within the stage', () => {
  const part = { x: 100, y: 100, width: 120, height: 40 }
  const [mark] = placeMarks([part], area, [])
  expect(mark).toEqual({ x: 82, y: 120, toX: 100, toY: 120 })
  const [other] = placeMarks([{ ...part, x: 4 }], area, [])
  expect(other?.x).toBeGreaterThan(124)
})

test('it covers neither words nor another mark', () => {
  const parts = [
    { x: 100, y: 100, width: 120, height: 40 },
    { x: 100, y: 104, width: 60, height: 40 },
  ]
  const words = { x: 60, y: 100, width: 40, height: 40 }
  const [first, second] = placeMarks(parts, area, [words])
  if (!first || !second) throw new Error('A mark is missing')
  expect(meet(round(first), words)).toBe(false)
  expect(meet(round(second), round(first))).toBe(false)
})

test('a part within a narrow one is marked outside of both', () => {
  const button = { x: 100, y: 100, width: 90, height: 44 }
  const icon = { x: 160, y: 112, width: 20, height: 20 }
  const words = { x: 110, y: 110, width: 48, height: 24 }
  const [, mark] = placeMarks([button, icon], area, [words, icon])
  if (!mark) throw new Error('The mark is missing')
  expect(meet(round(mark), button)).toBe(false)
})
