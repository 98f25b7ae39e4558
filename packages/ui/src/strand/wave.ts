import { bell, type Arrange } from './coiffure.ts'
import { between, sideOf } from './random.ts'

/** Wave: strands gathered at the root that fall and sway. On a wide stage they may be horizontal instead. */
export const wave: Arrange = (random, { w, h, hung }) => {
  const side = sideOf(random)
  const blown = random() < 0.6 && w / h > 1.2 && !hung
  // Across and along the fall; a horizontal wave is the same fall, rotated.
  const across = blown ? h : w
  const along = blown ? w : h
  const root =
    across * between(random, 0.4, 0.6) - side * between(random, 0.02, 0.16) * across * (hung ? 0.3 : 1)
  const lean = side * between(random, 0.05, 0.28) * across
  const sway = side * between(random, 0.05, 0.13) * Math.min(across, 1.2)
  const turns = between(random, 0.75, 1.5) * (along > 1.3 ? 1.25 : 1)
  const phase = between(random, 0, Math.PI * 2)
  const shear = between(random, 0.25, 1.1) * side
  // Beside text the strands are closer together at the top and fan out wider.
  const top = across * between(random, 0.26, 0.4) * (hung ? 0.8 : 1)
  const waist = top * between(random, 0.6, 0.95)
  const foot = across * between(random, 0.5, 0.72) * (hung ? 1.15 : 1)
  const lit = between(random, -0.45, 0.4)
  const fall = between(random, 1.3, 2.2)

  return {
    at(u, t) {
      const half = waist + (foot - waist) * t ** fall + (top - waist) * (1 - t) ** 3
      const swing = sway * (0.35 + 0.65 * t) * Math.sin(turns * Math.PI * 2 * t + phase + shear * u)
      const q = root + lean * t * t + swing + u * half
      const p = along * (-0.04 + 1.08 * t)
      return blown ? [side > 0 ? p : w - p, q] : [q, p]
    },
    glow: (u) => bell(u - lit, hung ? 0.085 : 0.045),
    steps: Math.round(4 + turns * 2),
    count: hung ? 130 : 124,
    weight: hung ? 1.15 : 1,
    shade: blown
      ? [
          [w * 0.3, 0],
          [w * 0.7, h],
        ]
      : [
          [root, 0],
          [root + lean, h * 1.1],
        ],
  }
}
