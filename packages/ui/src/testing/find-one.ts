/** The visible text of an element with whitespace normalised. */
export const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** The first matching element. Throws an error that says what was searched and what exists. */
export function findOne<T extends Element>(
  among: Iterable<T>,
  what: string,
  name: string,
  nameOf: (element: T) => string | null | undefined,
): T {
  const all = [...among]
  const found = all.find((element) => nameOf(element) === name)
  if (found) return found
  const there = all.map((element) => `“${nameOf(element) ?? ''}”`).join(', ')
  throw new Error(`There is no ${what} “${name}” here; there ${there ? `is ${there}` : 'is none at all'}.`)
}

/** A required part. Throws an error with `sentence` if it is missing. */
export function need<T>(part: T | null | undefined, sentence: string): T {
  if (part === null || part === undefined) throw new Error(sentence)
  return part
}
