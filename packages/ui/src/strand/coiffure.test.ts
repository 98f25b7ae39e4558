import { describe, expect, it } from 'vitest'
import { arrangements, stageOf } from './arrange.ts'
import { coiffures } from './coiffure.ts'
import { randomOf } from './random.ts'

const boxes = [
  ['portrait', 4, 5],
  ['landscape', 8, 5],
  ['square', 1, 1],
  ['wide', 1200, 630],
] as const
const cases = coiffures.flatMap((coiffure) =>
  boxes.map(([name, width, height]) => ({ coiffure, name, width, height })),
)

describe.each(cases)('$coiffure on a $name stage', ({ coiffure, width, height }) => {
  const stage = stageOf(width, height)

  it('stays composed: most visible points are inside the box, and all are finite', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const form = arrangements[coiffure](randomOf(`${coiffure}-${seed}`), stage)
      let seen = 0
      let inside = 0
      for (let i = 0; i <= 24; i += 1) {
        for (let j = 0; j <= 48; j += 1) {
          const [u, t] = [-0.99 + (i / 24) * 1.98, j / 48]
          if (form.shown && !form.shown(u, t)) continue
          const [x, y] = form.at(u, t)
          expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true)
          seen += 1
          if (x >= 0 && x <= stage.w && y >= 0 && y <= stage.h) inside += 1
        }
      }
      expect(inside / seen, `seed ${seed}`).toBeGreaterThanOrEqual(0.6)
    }
  })
})

describe('braid', () => {
  it('crosses over and under: where two bundles meet, one is always hidden', () => {
    const { at, shown } = arrangements.braid(randomOf('over-under'), stageOf(4, 5))
    const bundle = (u: number) => Math.floor(((u + 1) / 2) * 3)
    const places = new Map<string, Set<number>>()
    for (let i = 0; i < 240; i += 1) {
      const u = -0.995 + i / 120.6
      for (let j = 0; j < 400; j += 1) {
        if (!shown?.(u, j / 400)) continue
        const [x] = at(u, j / 400)
        const place = `${j}/${Math.floor(x * 200)}`
        places.set(place, (places.get(place) ?? new Set()).add(bundle(u)))
      }
    }
    const shared = [...places.values()].filter((strands) => strands.size > 1).length
    // Both may be visible only where two edges meet within one cell.
    expect(shared / places.size).toBeLessThan(0.05)
  })
})
