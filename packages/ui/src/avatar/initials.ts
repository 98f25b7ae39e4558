const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * The initials of a name: the first letters of its first and last word. Arabic letters are separated by a
 * zero-width non-joiner, because joined they would not read as initials.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  const letters = ends.map((word) => [...graphemes.segment(word ?? '')].at(0)?.segment ?? '')
  const joint = /\p{Script=Arabic}/u.test(name) ? '\u200c' : ''
  return letters.join(joint).toLocaleUpperCase()
}
