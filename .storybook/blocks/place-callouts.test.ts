import { expect, test } from 'vitest'
import { placeCallouts, type Box } from './place-callouts.ts'

const area: Box = { x: 0, y: 0, width: 400, height: 300 }
const boundsOf = ({ x, y }: { x: number; y: number }) => ({ x: x - 10, y: y - 10, width: 20, height: 20 })
const intersect = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('places a callout beside its part, within the area', () => {
  const part = { x: 100, y: 100, width: 120, height: 40 }
  const [callout] = placeCallouts([part], area, [])
  expect(callout).toEqual({ x: 82, y: 120, toX: 100, toY: 120 })
  const [other] = placeCallouts([{ ...part, x: 4 }], area, [])
  expect(other?.x).toBeGreaterThan(124)
})

test('covers neither text nor another callout', () => {
  const parts = [
    { x: 100, y: 100, width: 120, height: 40 },
    { x: 100, y: 104, width: 60, height: 40 },
  ]
  const text = { x: 60, y: 100, width: 40, height: 40 }
  const [first, second] = placeCallouts(parts, area, [text])
  if (!first || !second) throw new Error('A callout is missing.')
  expect(intersect(boundsOf(first), text)).toBe(false)
  expect(intersect(boundsOf(second), boundsOf(first))).toBe(false)
})

test('places the callout of a part inside a narrow part outside of both', () => {
  const button = { x: 100, y: 100, width: 90, height: 44 }
  const icon = { x: 160, y: 112, width: 20, height: 20 }
  const text = { x: 110, y: 110, width: 48, height: 24 }
  const [, callout] = placeCallouts([button, icon], area, [text, icon])
  if (!callout) throw new Error('The callout is missing.')
  expect(intersect(boundsOf(callout), button)).toBe(false)
})
