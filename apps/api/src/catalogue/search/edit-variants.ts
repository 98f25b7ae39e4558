/**
 * The variants of a word with one letter removed or two neighbouring letters swapped. In a short word trigrams do not find
 * these errors.
 */
export function editVariants(word: string): string[] {
  const letters = Array.from(word)
  const deletions = letters.map((_, index) => letters.toSpliced(index, 1).join(''))
  const swaps = letters
    .slice(1)
    .map((letter, index) => letters.toSpliced(index, 2, letter, letters[index] ?? '').join(''))
  return [...new Set([...deletions, ...swaps])].filter((variant) => variant.length > 1 && variant !== word)
}
