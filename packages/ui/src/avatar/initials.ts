// A letter without marks needs no segmenter: the first one of a page takes 14 ms to create.
const plainLetter = /^[\p{Script=Latin}\p{Script=Arabic}](?![\p{M}\u200c\u200d])/u
let graphemes: Intl.Segmenter | undefined

function firstLetter(word: string): string {
  const [letter] = plainLetter.exec(word) ?? []
  if (letter !== undefined) return letter
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return [...graphemes.segment(word)].at(0)?.segment ?? ''
}

/**
 * The initials of a name: the first letters of its first and last word. Arabic letters are separated by a
 * zero-width non-joiner, because joined they would not read as initials.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  const letters = ends.map((word = '') => firstLetter(word))
  const joint = /\p{Script=Arabic}/u.test(name) ? '\u200c' : ''
  return letters.join(joint).toLocaleUpperCase()
}
