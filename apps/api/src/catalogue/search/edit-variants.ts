/**
 * The variants of a word with one letter removed or two neighbouring letters swapped. In a short word trigrams do not find
 * these errors.
 */
export function editVariants(word: string): string[] {
  const letters = Array.from(word)
  const deletions = letters.map((_, at) => letters.toSpliced(at, 1).join(''))
  const swaps = letters
    .slice(1)
    .map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? '').join(''))
  return [...new Set([...deletions, ...swaps])].filter((variant) => variant.length > 1 && variant !== word)
}
