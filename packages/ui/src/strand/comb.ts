import { bell, type Form } from './coiffure.ts'
import { follow } from './path.ts'
import { between, type Random } from './random.ts'

/** One thin line of a drawn strand of hair. */
export interface Hair {
  /** Path data, drawn when it is read; interrupted where the hairline passes below another lock. */
  readonly d: string
  /** Its position across the strands, -1 to 1. */
  readonly u: number
  /** Its position between the two tones, 0 to 1. */
  readonly tone: number
  /** How strongly it is highlighted, 0 to 1. */
  readonly light: number
  /** Its stroke width, 0 (finest) to 1. */
  readonly body: number
  /** Its opacity, 0 (faint) to 1. */
  readonly presence: number
}

const LOOK = 10

/** The intervals of `t` in which strand `u` of a form is visible. */
export function stretches(form: Form, u: number): [number, number][] {
  const shown = form.shown?.bind(form)
  if (!shown) return [[0, 1]]
  const edge = (a: number, b: number): number => {
    let [low, high] = [a, b]
    const first = shown(u, low)
    for (let i = 0; i < 6; i += 1) {
      const middle = (low + high) / 2
      if (shown(u, middle) === first) low = middle
      else high = middle
    }
    return (low + high) / 2
  }
  const runs: [number, number][] = []
  const samples = form.steps * LOOK
  let start = shown(u, 0) ? 0 : -1
  for (let i = 1; i <= samples; i += 1) {
    const seen = shown(u, i / samples)
    if (seen && start < 0) start = edge((i - 1) / samples, i / samples)
    if (!seen && start >= 0) {
      runs.push([start, edge((i - 1) / samples, i / samples)])
      start = -1
    }
  }
  if (start >= 0) runs.push([start, 1])
  return runs.filter(([a, b]) => b - a > 0.15 / form.steps)
}

/**
 * Draws a form as hairlines from root to tip.
 * @param count number of hairlines
 * @param size path units per stage unit
 * @param unit 1 (default) rounds to whole path units, 10 to tenths
 */
export function comb(form: Form, random: Random, count: number, size: number, unit = 1): Hair[] {
  const lit = between(random, -0.5, 0.5)
  const teeth = between(random, 7, 12)
  const offset = between(random, 0, 6)
  const clump = between(random, 0.35, 0.75) * (form.stray ?? 1)
  return Array.from({ length: count }, (_, i) => {
    const even = -1 + (2 * i + 1) / count
    // Strands group in locks: pull the even spacing towards the teeth of a comb, then let single hairlines deviate.
    const drawn =
      even +
      (clump / teeth) *
        (0.5 * Math.sin(teeth * even * 2 + offset) + 0.62 * Math.sin(teeth * even * 0.83 + offset * 2))
    const u = Math.max(-0.999, Math.min(0.999, drawn + between(random, -0.7, 0.7) / count))
    const wander = between(random, -0.012, 0.012) * (form.stray ?? 1)
    const turn = between(random, 0, 6)
    const light = Math.min(1, form.glow ? form.glow(u) : bell(u - lit, 0.045))
    const curve = (t: number) => {
      const [x, y] = form.at(u, t)
      return [x + wander * Math.sin(t * 4 + turn) * t, y] as const
    }
    const runs = stretches(form, u)
    return {
      isVisible: runs.length > 0,
      get d() {
        return runs
          .map(([a, b]) => follow(curve, a, b, Math.max(1, Math.round((b - a) * form.steps)), size, unit))
          .join('')
      },
      u,
      light,
      tone: (u + 1) / 2 + between(random, -0.22, 0.22),
      body: random() ** 2,
      presence: random(),
    }
  }).filter(({ isVisible }) => isVisible)
}
