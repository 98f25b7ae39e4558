const marks = /\p{M}/gu
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/**
 * Whether the payer is the person or company: all words of the name are among the payer's, in any order, without accents; banks write
 * `Mueller` for `Müller` and may shorten a first name to its initial.
 */
export function isPaidBy(payer: string, name: string): boolean {
  const given = wordsOf(payer)
  const wanted = wordsOf(name)
  const isWhole = wanted.some((spellings) => spellings.some((spelling) => spelling.length > 1))
  if (!isWhole) return false
  const isFound = (spellings: readonly string[]) =>
    given.some((other) => other.some((spelling) => spellings.includes(spelling)))
  const missing = wanted.filter((spellings) => !isFound(spellings))
  if (missing.length === 0) return true
  const [first, ...others] = missing
  return wanted.length > 1 && first === wanted[0] && others.length === 0 && isFound(initialsOf(first ?? []))
}

function initialsOf(spellings: readonly string[]): string[] {
  return spellings.map((spelling) => spelling.charAt(0))
}

// Each word in the ways it may be spelled.
function wordsOf(text: string): string[][] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return words.map((word) => [...new Set([plain(word), plain(spelledOut(word))])])
}

function spelledOut(word: string): string {
  return word.replaceAll(/[äöüåø]/g, (letter) => umlauts[letter] ?? letter)
}

function plain(word: string): string {
  const unmarked = word.normalize('NFKD').replaceAll(marks, '')
  return unmarked.replaceAll(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
}
