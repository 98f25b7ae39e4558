import { follow } from './path.ts'

const TURN = Math.PI * 2

/** Options of `drawRosette`. */
export interface RosetteOptions {
  /** Outer radius, in the caller's units. */
  readonly radius: number
  /** Share of the radius left open for a letter. Default 0.36. */
  readonly hole?: number | undefined
  /** Number of circles in the lattice; 24 to 72 look good. Default 48. */
  readonly petals?: number | undefined
}

/**
 * The engraved rosette of a certificate's seal, centred on 0,0: path data for a fine stroke without fill. A lattice
 * of rotated circles, a plaited rim and two rings around the opening. About 3 kB compressed.
 */
export function drawRosette({ radius, hole = 0.36, petals = 48 }: RosetteOptions): string {
  const short = (n: number) => `${Math.round(n * 100) / 100}`
  const circle = (x: number, y: number, r: number) =>
    `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(r * 2)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-r * 2)} 0z`
  const inside = radius * 0.9
  const core = radius * hole
  // Circles that touch both edges.
  const ringRadius = (inside + core) / 2
  const off = (inside - core) / 2
  const lattice = Array.from({ length: petals }, (_, i) => {
    const a = (i / petals) * TURN
    return circle(Math.cos(a) * off, Math.sin(a) * off, ringRadius)
  })
  const waves = Math.round(petals / 2)
  const rim = [0, 1, 2, 3].map((k) =>
    follow(
      (t) => {
        const a = t * TURN
        const at = radius * (0.945 + 0.055 * Math.sin(a * waves + (k * TURN) / 4))
        return [Math.cos(a) * at, Math.sin(a) * at]
      },
      0,
      1,
      waves * 4,
      1,
      100,
    ),
  )
  return [...lattice, ...rim, circle(0, 0, core * 0.92), circle(0, 0, core * 0.82)].join('')
}
