import { randomInt } from 'node:crypto'

// Without 0 and O, 1, I and L, which are mistaken for each other (ORDER-8).
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A random order number such as `7KQ4-M2XD`. */
export function randomOrderNumber(): string {
  const characters = Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length)))
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}
