import { follow } from '../strand/path.ts'
import { between, randomOf } from '../strand/random.ts'

const TURN = Math.PI * 2

/** A ring of strands around a picture, as path data for a fine stroke without fill. */
export type Ring = {
  /** Path data of most strands. */
  readonly body: string
  /** Path data of the few highlighted strands. */
  readonly light: string
}

/**
 * Draws a ring of strands around 0,0: each oscillates between two radii with its own phase. The same seed always
 * gives the same ring.
 * @param inner the minimum radius, in the caller's units
 * @param outer the maximum radius
 * @param hairs number of strands; 7 look like a lock, 2 like a thread
 */
export function drawRing(seed: string, inner: number, outer: number, hairs: number): Ring {
  const random = randomOf(`ring/${seed}`)
  const middle = (inner + outer) / 2
  const reach = (outer - inner) / 2
  const turns = Math.round(between(random, 3, 6))
  const hair = (index: number) => {
    const sway = reach * between(random, 0.55, 1)
    const phase = (index / hairs) * TURN * 0.8 + between(random, -0.25, 0.25)
    const at = (t: number) => middle + sway * Math.sin(t * TURN * turns + phase)
    return follow((t) => [Math.cos(t * TURN) * at(t), Math.sin(t * TURN) * at(t)], 0, 1, turns * 4, 1, 10)
  }
  const lit = Math.max(1, Math.round(hairs / 4))
  const all = Array.from({ length: hairs }, (_, index) => hair(index))
  return { body: all.slice(lit).join(''), light: all.slice(0, lit).join('') }
}
