import { normalizeText } from './normalize-text.ts'

/** Normalized words, to find them in texts. */
export type WordSet = {
  size: number
  has(word: string): boolean
  /** Whether one of the words may start at an offset of a text. Much faster than normalizing the word there. */
  mayStartAt(text: string, offset: number): boolean
}

// The first UTF-16 unit of a normalized character, by code point. 0: not known yet.
const initials = new Uint16Array(0x20000)
// Of a character that normalizes to nothing, so that the next one counts.
const noInitial = 0xffff

export function wordSet(list: Iterable<string>): WordSet {
  const words = new Set(list)
  const ownInitials = new Set([noInitial, ...Array.from(words, (word) => word.charCodeAt(0))])
  return {
    size: words.size,
    has: (word) => words.has(word),
    mayStartAt: (text, offset) => ownInitials.has(initialOf(text.codePointAt(offset) ?? 0)),
  }
}

function initialOf(codePoint: number): number {
  return initials[codePoint] || (initials[codePoint] = findInitial(codePoint))
}

function findInitial(codePoint: number): number {
  return normalizeText(String.fromCodePoint(codePoint)).charCodeAt(0) || noInitial
}
