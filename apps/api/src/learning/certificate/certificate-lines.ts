import { createHash } from 'node:crypto'

const turn = Math.PI * 2
const short = (value: number) => `${Math.round(value * 100) / 100}`

/** An engraved rosette around 0,0, as path data: a lattice of circles that touch both edges, and two rings around the opening. */
export function drawRosette({
  radius,
  petals,
  hole,
}: {
  radius: number
  petals: number
  hole: number
}): string {
  const core = radius * hole
  const ringRadius = (radius + core) / 2
  const off = (radius - core) / 2
  const lattice = Array.from({ length: petals }, (_, index) => {
    const angle = (index / petals) * turn
    return circle(Math.cos(angle) * off, Math.sin(angle) * off, ringRadius)
  })
  return [...lattice, circle(0, 0, radius), circle(0, 0, core * 0.92), circle(0, 0, core * 0.84)].join('')
}

function circle(x: number, y: number, radius: number): string {
  return `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(radius * 2)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-radius * 2)} 0z`
}

type Frame = { width: number; height: number; edge: number; band: number }

/** A plait of three waves along the four sides of a frame. */
export function drawPlait({ width, height, edge, band }: Frame): string {
  const sides = [
    { length: width - 2 * edge - 2 * band, place: `translate(${edge + band} ${edge})` },
    { length: width - 2 * edge - 2 * band, place: `translate(${edge + band} ${height - edge - band})` },
    { length: height - 2 * edge - 2 * band, place: `translate(${edge + band} ${edge + band}) rotate(90)` },
    { length: height - 2 * edge - 2 * band, place: `translate(${width - edge} ${edge + band}) rotate(90)` },
  ]
  return sides
    .map(({ length, place }) => {
      // Whole waves, so that both ends look alike.
      const count = Math.round(length / (band * 2.4))
      const period = length / count
      const waves = [0, 1, 2].map((phase) => plaitedWave(period, count, band, phase / 3))
      return `<path transform="${place}" d="${waves.join('')}"/>`
    })
    .join('')
}

function plaitedWave(period: number, count: number, band: number, phase: number): string {
  const steps = count * 12
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const x = (index / 12) * period
    const y = (band / 2) * (1 + 0.86 * Math.sin(turn * (index / 12 + phase)))
    return `${short(x)} ${short(y)}`
  })
  return `M${points.join('L')}`
}

/** Combed hair that falls and sways at the end of the page. The code decides how, so that each certificate is unique. */
export function drawStrands(code: string, { width, height }: { width: number; height: number }): string {
  const [a, b, c, d] = Array.from(
    createHash('sha256').update(code).digest().subarray(0, 4),
    (byte) => byte / 255,
  )
  const count = 84
  const sway = 16 + 14 * (a ?? 0)
  const lean = -34 + 52 * (b ?? 0)
  const phase = turn * (c ?? 0)
  const light = 0.3 + 0.4 * (d ?? 0)
  const x = (u: number, t: number) =>
    width * (0.34 + 0.66 * u) +
    lean * (t - 0.5) * (1.2 - 0.5 * u) +
    sway * Math.sin(phase + 3.4 * t + 0.9 * u) * (0.55 + 0.45 * t) +
    8 * Math.sin(2 * phase + 7 * t + 2.2 * u) * (1 - u)
  return Array.from({ length: count }, (_, index) => {
    const u = index / (count - 1)
    const points = Array.from({ length: 7 }, (_, step) => step / 6)
    const isLit = Math.abs(u - light) < 0.05
    return `<path stroke-width="${isLit ? 0.42 : short(0.14 + 0.12 * Math.abs(Math.sin(index * 1.7)))}" d="${smooth(
      points.map((t) => [x(u, t), t * height]),
    )}"/>`
  }).join('')
}

// A Catmull-Rom spline through the points, as cubic segments.
function smooth(points: [number, number][]): string {
  const pointAt = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  const [x0, y0] = pointAt(0)
  const segments = points.slice(1).map(([x, y], index) => {
    const [ax, ay] = pointAt(index - 1)
    const [bx, by] = pointAt(index)
    const [cx, cy] = pointAt(index + 2)
    const numbers = [bx + (x - ax) / 6, by + (y - ay) / 6, x - (cx - bx) / 6, y - (cy - by) / 6, x, y]
    return `C${numbers.map(short).join(' ')}`
  })
  return `M${short(x0)} ${short(y0)}${segments.join('')}`
}
