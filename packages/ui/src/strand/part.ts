import { bell, mix, type Arrange } from './coiffure.ts'
import { between, sideOf } from './random.ts'

/** Part: two streams that fall from a parting to both sides, like an open curtain. */
export const part: Arrange = (random, { w, h }) => {
  const side = sideOf(random)
  const x0 = w * (0.5 - side * between(random, 0, 0.25))
  const crown = h * between(random, -0.12, 0.06)
  const brow = crown + h * between(random, 0.07, 0.4)
  const lean = side * between(random, -0.04, 0.1)
  const inner = between(random, 0.03, 0.25)
  const lift = between(random, 1.25, 1.9)
  const drop = between(random, 1.05, 1.35)
  const sway = between(random, 0.02, 0.1)
  const phase = between(random, 0, Math.PI * 2)
  const turns = between(random, 3.5, 7)
  const lit = between(random, 0.25, 0.75) * side

  return {
    at(u, t) {
      const s = u < 0 ? -1 : 1
      const a = Math.abs(u)
      // The outermost strand leaves the parting at the back, the innermost at the front, so that they never cross.
      const along = 1 - a ** 0.75
      const rooty = mix(crown, brow, along)
      const rootx = x0 + lean * along + s * 0.006
      const room = Math.max(0.42, s < 0 ? x0 : w - x0) * 1.12
      const reach = mix(inner * (s === side ? 1.3 : 0.75), room, a ** 1.15)
      const out = 1 - (1 - t) ** lift
      const swing = sway * (0.4 + a) * t ** 1.5 * Math.sin(t * turns + phase + a * 1.6)
      return [rootx + s * (reach * out + swing), rooty + (h * 1.06 - rooty) * t ** drop]
    },
    glow: (u) => bell(u - lit, 0.045) + 0.5 * bell(u + lit * 0.8, 0.03),
    steps: 6,
    count: 126,
    stray: 0.7,
    shade: [
      [x0, crown],
      [x0 - side * w * 0.2, h * 1.1],
    ],
  }
}
