/** A stream of numbers in [0, 1), the same for the same seed on every machine. */
export type Random = () => number

/**
 * Hashes text to an unsigned 32-bit integer.
 * @param text any string; the empty string is allowed
 */
export function hash(text: string): number {
  let h = 0x9e3779b9 ^ text.length
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 0xcc9e2d51)
    h = (h << 13) | (h >>> 19)
  }
  // Slugs often differ in their last letter only: mix so that each of its bits affects all bits.
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/**
 * Starts a stream of random numbers.
 * @param seed usually a slug
 */
export function randomOf(seed: string): Random {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let z = Math.imul(state ^ (state >>> 15), state | 1)
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61)
    return ((z ^ (z >>> 14)) >>> 0) / 4294967296
  }
}

/** The next number between `from` and `to`. */
export function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random()
}

/** Left or right: -1 or 1 with equal probability. */
export function sideOf(random: Random): -1 | 1 {
  return random() < 0.5 ? -1 : 1
}
