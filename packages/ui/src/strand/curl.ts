import { bell, mix, smooth, type Arrange, type Point } from './coiffure.ts'
import { between, sideOf, type Random } from './random.ts'

const TURN = Math.PI * 2
/** Points per turn of a ribbon for testing what covers it. */
const FINE = 36

interface Room {
  x: number
  y: number
  width: number
  length: number
  hand: number
}

/** A ribbon of strands that loops downwards, each turn over the previous one, to a fine tip. */
function ribbon(random: Random, { x, y, width, length, hand }: Room) {
  const radius = width * between(random, 0.34, 0.4)
  const tall = radius * between(random, 0.62, 0.95)
  const pitch = tall * between(random, 1.8, 2.5)
  const turns = length / pitch
  const half = tall * between(random, 0.34, 0.5)
  const phase = between(random, 0, TURN)
  const sway = between(random, -0.12, 0.12) * width
  const lean = hand * between(random, -0.34, 0.3) * width
  const close = between(random, 0.55, 0.8)

  // Loops get closer towards the tip.
  const open = (t: number) => mix(1, close, t * t)
  const angle = (t: number) => turns * TURN * t + phase
  const centre = (t: number): Point => {
    const a = angle(t)
    return [
      x + sway * Math.sin(t * 3.4) + lean * (t - 0.5) + hand * radius * open(t) * Math.sin(a),
      y + length * t * (1 - 0.12 * t * t) + tall * open(t) * Math.cos(a),
    ]
  }
  // Like a pen stroke: wide on the near side of a loop, narrow on the far side, pointed at the tip.
  const thick = (t: number) =>
    half * (0.72 - 0.28 * Math.cos(angle(t) - 0.6)) * (1 - 0.96 * smooth((t - 0.72) / 0.28))
  const at = (v: number, t: number): Point => {
    const [ax, ay] = centre(t - 1e-4)
    const [bx, by] = centre(t + 1e-4)
    const speed = Math.hypot(bx - ax, by - ay) || 1
    const flat = (thick(t) * v) / speed
    return [(ax + bx) / 2 - flat * (by - ay), (ay + by) / 2 + flat * (bx - ax)]
  }
  const steps = Math.ceil(turns * FINE)
  const spine = Array.from({ length: steps + 1 }, (_, i) => ({
    p: centre(i / steps),
    r: thick(i / steps) * 0.99,
  }))

  return {
    turns,
    at,
    shown(v: number, t: number): boolean {
      const [px, py] = at(v, t)
      const first = Math.ceil((t + 0.3 / turns) * steps)
      const last = Math.min(steps, Math.floor((t + 1.75 / turns) * steps))
      for (let i = first; i <= last; i += 1) {
        const over = spine[i]
        if (over && Math.hypot(px - over.p[0], py - over.p[1]) < over.r) return false
      }
      return true
    },
  }
}

/** Curl: ribbons of strands that loop as they fall; a wide stage has two side by side. */
export const curl: Arrange = (random, { w, h }) => {
  const hand = sideOf(random)
  const many = w / h > 1.2 ? 2 : 1
  const room = w / (many + 0.15)
  const shift = between(random, -0.08, 0.08) * room
  const locks = Array.from({ length: many }, (_, i) =>
    ribbon(random, {
      x: w / 2 + (i - (many - 1) / 2) * room + shift,
      y: h * between(random, -0.3, -0.14),
      width: Math.min(room, 0.87) * between(random, 0.66, 1.1),
      length: h * between(random, 1.2, 1.42),
      hand: hand * (i % 2 ? -1 : 1),
    }),
  )
  const lit = between(random, -0.4, 0.4)
  const bright = Math.floor(random() * many)
  const place = (u: number) => Math.min(many - 1, Math.floor(((u + 1) / 2) * many))
  const within = (u: number) => (u + 1) * many - 2 * place(u) - 1
  const steps = Math.round(Math.max(...locks.map((lock) => lock.turns)) * 4.4)

  return {
    at: (u, t) => locks[place(u)]?.at(within(u), t) ?? [0, 0],
    shown: (u, t) => locks[place(u)]?.shown(within(u), t) ?? false,
    glow: (u) => bell(within(u) - lit, 0.1) * (place(u) === bright ? 1 : 0.55),
    steps,
    count: Math.round(Math.max(46, Math.min(78, 900 / steps))),
    weight: 0.85,
    stray: 0.25,
    shade: [
      [w * 0.35, 0],
      [w * 0.65, h * 1.1],
    ],
  }
}
