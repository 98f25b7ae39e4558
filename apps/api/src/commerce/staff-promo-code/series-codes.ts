import { randomInt } from 'node:crypto'

// Without letters and digits that look like others (0 O, 1 I L, 2 Z, 5 S, 8 B, U V), and without vowels, which could form words.
const alphabet = 'CDFGHJKMNPQRTVWXY34679'
const length = 8

/**
 * As many different codes, each of a prefix and eight random characters of 22. Of 55 billion there are at most 500, and an address may
 * try 30, so that none is guessed.
 */
export function newSeriesCodes(prefix: string, count: number): string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(`${prefix}-${randomText()}`)
  return [...codes]
}

function randomText(): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}
