import type { Point } from './coiffure.ts'

const NUDGE = 1e-4

/** Joins numbers in the shortest form of path data: a minus sign separates too, and leading zeros are dropped. */
function terse(numbers: readonly number[], unit: number): string {
  return numbers
    .map((n, i) => `${i > 0 && n >= 0 ? ' ' : ''}${`${n / unit}`.replace(/^(-?)0\./, '$1.')}`)
    .join('')
}

/**
 * Approximates a curve with few cubic segments, as path data with short numbers.
 *
 * The handles are the curve's own tangents at even steps, so each mirrors the previous one: all but the first
 * segment can be the four-number `s`. A spiral turn needs no more than five segments.
 * @param curve smooth on [from, to]
 * @param steps number of segments, at least 1
 * @param size path units per stage unit
 * @param unit 1 (default) rounds to whole path units, 10 to tenths
 */
export function follow(
  curve: (t: number) => Point,
  from: number,
  to: number,
  steps: number,
  size: number,
  unit = 1,
): string {
  const scale = size * unit
  const dt = (to - from) / steps
  const reach = dt / 3 / (2 * NUDGE)
  const handle = (t: number): Point => {
    const [ax, ay] = curve(t - NUDGE)
    const [bx, by] = curve(t + NUDGE)
    return [(bx - ax) * reach, (by - ay) * reach]
  }
  const [x0, y0] = curve(from)
  let x = Math.round(x0 * scale)
  let y = Math.round(y0 * scale)
  const [hx, hy] = handle(from + NUDGE)
  let d = `M${terse([x, y], unit)}`
  for (let i = 1; i <= steps; i += 1) {
    const t = from + dt * i
    const [px, py] = curve(t)
    const [tx, ty] = handle(i === steps ? t - NUDGE : t)
    // Relative to the rounded point, so that rounding errors do not add up.
    const numbers = [(px - tx) * scale - x, (py - ty) * scale - y, px * scale - x, py * scale - y].map(whole)
    const start = i === 1 ? [hx * scale, hy * scale].map(whole) : []
    // Another segment of the same command needs no letter, only a separator.
    const lead = i === 1 ? 'c' : i === 2 ? 's' : (numbers[0] ?? 0) >= 0 ? ' ' : ''
    d += lead + terse([...start, ...numbers], unit)
    x += numbers[2] ?? 0
    y += numbers[3] ?? 0
  }
  return d
}

/** Rounds, without returning minus zero. */
function whole(n: number): number {
  return Math.round(n) + 0
}
