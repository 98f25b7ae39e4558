const length = 8

/**
 * What may be an order's number in the text of a transfer, without the hyphen: eight letters and digits in a row, also if banks broke
 * them with spaces or lines. They begin or end where a word does. Characters that were misread are not guessed.
 */
export function possibleNumbers(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toUpperCase()
      .match(/[0-9A-Z]+/g) ?? []
  const joined = words.join('')
  const found = new Set<string>()
  let at = 0
  for (const word of words) {
    add(found, joined.slice(at, at + length))
    at += word.length
    add(found, joined.slice(Math.max(0, at - length), at))
  }
  return found
}

/** The number as it is stored: `7KQ4-M2XD`. */
export function storedNumber(compact: string): string {
  return `${compact.slice(0, length / 2)}-${compact.slice(length / 2)}`
}

function add(found: Set<string>, candidate: string): void {
  if (candidate.length === length) found.add(candidate)
}
