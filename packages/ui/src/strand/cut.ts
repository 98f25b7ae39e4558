import type { Arrange } from './coiffure.ts'
import { between, sideOf } from './random.ts'

/** Cut: strands combed straight, their ends on one diagonal and turned under like a bob's. */
export const cut: Arrange = (random, { w, h }) => {
  const side = sideOf(random)
  // Either a panel with space on both sides, or one that leaves the frame on its long side.
  const near = w * between(random, 0.07, 0.2)
  const far = random() < 0.55 ? w * 1.05 : w * between(random, 0.84, 0.94)
  const slope = between(random, 0.24, 0.8) / Math.max(1, w * 0.82)
  const middle = h * between(random, 0.56, 0.72)
  const lean = between(random, -0.1, 0.12)
  const under = between(random, 0, 0.17)
  const fan = between(random, 0.66, 0.97)
  const bow = between(random, -0.05, 0.07)

  return {
    at(u, t) {
      const end = near + ((far - near) * (u + 1)) / 2
      const rootx = w / 2 + (end - w / 2) * fan - lean * 0.8
      // The ends are exactly on the line: its height is taken where the tip ends.
      const rest = end + lean * 0.3
      const length = middle + slope * (rest - under - w / 2)
      const x = rootx + (rest - rootx) * t + bow * Math.sin(Math.PI * t) - under * t ** 5
      return [side > 0 ? x : w - x, h * -0.04 + (length + h * 0.04) * t]
    },
    steps: 4,
    count: 130,
    stray: 0.35,
    shade: [
      [w / 2 + side * 0.1, h * 0.72],
      [w / 2 - side * 0.15, h * -0.25],
    ],
  }
}
