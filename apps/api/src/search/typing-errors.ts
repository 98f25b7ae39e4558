/** How many typing errors a word of so many letters is forgiven: none in two, one in up to five, two in more. */
export function forgiven(letters: number): number {
  if (letters < 3) return 0
  return letters < 6 ? 1 : 2
}

/**
 * How many typing errors lie between two words: a letter too many, too few, another one, or two that changed places
 * count one each (optimal string alignment). Answers `most + 1` where there are more than `most`.
 */
export function typingErrors(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1
      let least = Math.min(
        (now[column - 1] ?? 0) + 1,
        (last[column] ?? 0) + 1,
        (last[column - 1] ?? 0) + differs,
      )
      const areSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (areSwapped) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1)
      now.push(least)
    }
    if (Math.min(...now) > most) return most + 1
    beforeLast = last
    last = now
  }
  return Math.min(last[other.length] ?? 0, most + 1)
}

/** A word with each letter left out in turn, and with each two neighbours swapped: errors trigrams see badly in short words. */
export function slips(word: string): string[] {
  const letters = Array.from(word)
  const without = letters.map((_, at) => letters.toSpliced(at, 1).join(''))
  const swapped = letters
    .slice(1)
    .map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? '').join(''))
  return [...new Set([...without, ...swapped])].filter((slip) => slip.length > 1 && slip !== word)
}
