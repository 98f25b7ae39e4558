import { bell, mix, smooth, type Arrange, type Point } from './coiffure.ts'
import { between, sideOf } from './random.ts'

const TURN = Math.PI * 2
/** The share of each strand that is in the tail, before the coil. */
const LEAD = 0.26

/** Knot: a broad tail that narrows and winds into the spiral of a chignon. */
export const knot: Arrange = (random, { w, h }) => {
  const side = sideOf(random)
  const wide = w / h > 1.2
  const size = between(random, 0.29, 0.37)
  const cx = w * (0.5 + side * (wide ? between(random, 0.06, 0.16) : between(random, -0.02, 0.08)))
  const cy = h * (wide ? between(random, 0.5, 0.58) : between(random, 0.48, 0.6))
  const turns = between(random, 2.4, 2.9)
  const shrink = between(random, 0.48, 0.55)
  // With each turn the spiral shrinks; the width of the lock leaves a small gap between the turns.
  const thick = ((1 - shrink) / (1 + shrink)) * between(random, 0.8, 0.94)
  const enter = between(random, 1.3, 1.72) * Math.PI
  const heading = enter + Math.PI / 2
  const swerve = between(random, -0.5, 0.35)
  const far = between(random, 0.95, 1.15) * (wide ? w * 0.72 : 1)
  const broad = between(random, 0.26, 0.42)
  const pull = between(random, 0.8, 1.3)
  const lit = between(random, -0.15, 0.5)

  const coil = (u: number, a: number): Point => {
    const done = a / (turns * TURN)
    // The last turn ends in a point, the first is slightly wider over the tail.
    const lock = thick * Math.sin((u * Math.PI) / 2) * (1 - smooth((done - 0.55) / 0.45) * 0.94)
    const r = size * shrink ** (a / TURN) * (1 + lock)
    return [Math.cos(enter + a) * r, Math.sin(enter + a) * r]
  }
  const root = (u: number): Point => {
    const [x, y] = coil(0, 0)
    const back = heading + swerve
    const across = u * broad
    return [
      x - Math.cos(back) * far + Math.sin(heading) * across,
      y - Math.sin(back) * far - Math.cos(heading) * across,
    ]
  }
  const tail = (u: number, k: number): Point => {
    // A Hermite curve from the root to the coil that ends with the coil's velocity, so that the join is invisible.
    const e = 1e-4
    const [x0, y0] = root(u)
    const [x1, y1] = coil(u, 0)
    const [x2, y2] = coil(u, e)
    const speed = (turns * TURN * LEAD) / (1 - LEAD) / e
    const out = heading + swerve * 1.6
    const ease = k * k * (3 - 2 * k)
    const leave = k * (1 - k) ** 2 * pull
    const arrive = k * k * (k - 1) * speed
    return [
      mix(x0, x1, ease) + Math.cos(out) * leave + (x2 - x1) * arrive,
      mix(y0, y1, ease) + Math.sin(out) * leave + (y2 - y1) * arrive,
    ]
  }

  return {
    at(u, t) {
      const [x, y] = t < LEAD ? tail(u, t / LEAD) : coil(u, ((t - LEAD) / (1 - LEAD)) * turns * TURN)
      return [cx + side * x, cy + y]
    },
    glow: (u) => bell(u - lit, 0.05),
    steps: Math.round((turns * 4.4) / (1 - LEAD)),
    count: 66,
    weight: 0.8,
    stray: 0.25,
    shade: [
      [cx - side * size, cy - size * 1.2],
      [cx + side * size, cy + size],
    ],
  }
}
