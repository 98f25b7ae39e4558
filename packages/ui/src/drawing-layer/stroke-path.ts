import type { DrawingPoint } from './drawing-stroke.ts'

const between = (a: number, b: number): number => (a + b) / 2
const written = (number: number): string => String(Math.round(number * 10) / 10)

/** The path of a line in a picture of this size: smooth between its points, a dot if it has only one. */
export function strokePath(points: readonly DrawingPoint[], width: number, height: number): string {
  const scaled = points.map(([x, y]): DrawingPoint => [x * width, y * height])
  const [first, second] = scaled
  if (!first) return ''
  const start = `M${first.map(written).join(' ')}`
  // A line of no length, whose round ends are the dot.
  if (!second) return `${start}h0`
  const curves = scaled.slice(1, -1).map(([x, y], index) => {
    const [nextX, nextY] = scaled[index + 2] ?? second
    return `Q${[x, y, between(x, nextX), between(y, nextY)].map(written).join(' ')}`
  })
  const end = scaled.at(-1) ?? second
  return `${start}${curves.join('')}L${end.map(written).join(' ')}`
}
