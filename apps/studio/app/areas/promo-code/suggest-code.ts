// Without vowels and without letters and digits that look like others, as in the codes of a series.
const alphabet = 'CDFGHJKMNPQRTVWXY34679'

/** Random letters and digits, so that a suggested code cannot be guessed from another one. */
export function randomLetters(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count))
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('')
}

type Suggested = {
  /** The name of what it is for; empty for everything. */
  name: string
  /** Percent, or the amount in whole units; null while nothing is entered. */
  value: number | null
  letters: string
}

/** A code that says what it is for and how much it takes off: `LISBON20-K7M`. */
export function suggestCode({ name, value, letters }: Suggested): string {
  return `${wordOf(name)}${value === null ? '' : Math.floor(value)}-${letters}`
}

/** The first longer word of a name that everyone can type. */
function wordOf(name: string): string {
  const latin = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z]+/)
  return latin.find((word) => word.length > 3)?.slice(0, 12) ?? 'SAVE'
}
