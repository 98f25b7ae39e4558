/** The words an element shows, as a person reads them: without what only scripts know of spaces. */
export const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** The first of some elements that is meant. Throws a sentence that says what was looked for and what there is. */
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

/** A part that has to be there. Throws the sentence where it is not. */
export function need<T>(part: T | null | undefined, sentence: string): T {
  if (part === null || part === undefined) throw new Error(sentence)
  return part
}
