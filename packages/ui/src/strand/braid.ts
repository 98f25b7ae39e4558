import { bell, type Arrange } from './coiffure.ts'
import { between, sideOf } from './random.ts'

const TURN = Math.PI * 2

/**
 * Braid: three bundles that cross over and under each other along a curved spine; on a wide stage it is horizontal.
 */
export const braid: Arrange = (random, { w, h }) => {
  const side = sideOf(random)
  const laid = w / h > 1.2
  const along = laid ? w : h
  const across = laid ? h : w
  const size = between(random, laid ? 0.18 : 0.14, 0.26)
  const thick = size * between(random, 0.62, 0.72)
  const turns = (along * 1.16) / (size * between(random, 4.2, 5.4))
  const phase = between(random, 0, TURN)
  // A horizontal braid stays away from the lower edge, where text is.
  const from = across * (laid ? between(random, 0.34, 0.56) : 0.5 + side * between(random, 0.04, 0.2))
  const to = across * (laid ? between(random, 0.34, 0.56) : 0.5 - side * between(random, 0, 0.22))
  const bend = side * between(random, 0.02, laid ? 0.1 : 0.27) * across
  const lit = Math.floor(random() * 3)
  const litAt = between(random, -0.4, 0.4)

  const steps = Math.round(turns * 5.4)

  const spine = (t: number) => from + (to - from) * t + bend * Math.sin(Math.PI * t)
  const find = (u: number) => {
    const k = Math.min(2, Math.floor(((u + 1) / 2) * 3))
    return { k, v: (u + 1) * 3 - 2 * k - 1 }
  }
  const angle = (k: number, t: number) => turns * TURN * t + phase + (k * TURN) / 3
  const centre = (k: number, t: number) => size * Math.sin(angle(k, t))
  const depth = (k: number, t: number) => Math.sin(2 * angle(k, t))
  // A bundle is wider where it is on top, and narrower where it goes under.
  const half = (k: number, t: number) => thick * (0.84 + 0.16 * depth(k, t))
  const offset = (u: number, t: number) => {
    const { k, v } = find(u)
    return centre(k, t) + v * half(k, t)
  }

  return {
    at(u, t) {
      const q = spine(t) + offset(u, t)
      const p = along * (-0.08 + 1.16 * t)
      return laid ? [side > 0 ? p : w - p, q] : [q, p]
    },
    shown(u, t) {
      const { k } = find(u)
      const x = offset(u, t)
      return ![1, 2].some((d) => {
        const other = (k + d) % 3
        return depth(other, t) > depth(k, t) && Math.abs(x - centre(other, t)) < half(other, t)
      })
    },
    glow(u) {
      const { k, v } = find(u)
      return bell(v - litAt, 0.12) * (k === lit ? 1 : 0.4)
    },
    steps,
    count: Math.round(Math.max(54, Math.min(99, 1000 / steps))),
    stray: 0.15,
    shade: laid
      ? [
          [w / 2, 0],
          [w / 2, h * 1.1],
        ]
      : [
          [0, h * 0.2],
          [w, h * 0.8],
        ],
  }
}
