// Marks that are not seen, and could hide a listed word: combining marks, soft hyphens, zero-width and direction characters.
const unseen = /[\p{M}\p{Cf}]/gu

/** A text to compare with the word list: in lower case, without accents and invisible characters, words separated by one space. */
export function foldForWordList(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replaceAll(unseen, '')
    .toLowerCase()
    // Arabic keyboards have other codes for the Persian letters.
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
  return ` ${folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
}

/** Whether a text has a word or phrase of the list, as a whole word. */
export function hasListedWord(text: string, words: readonly string[]): boolean {
  const folded = foldForWordList(text)
  return words.some((word) => {
    const listed = foldForWordList(word)
    return listed.trim() !== '' && folded.includes(listed)
  })
}
