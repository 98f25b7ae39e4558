/** Words that replace those of `Words`; `undefined` replaces none. */
export type GivenWords<Words> = { readonly [Word in keyof Words]?: Words[Word] | undefined }

/** A copy of `words` with those that are given. */
export function replaceWords<Words extends object>(
  words: Words,
  given: GivenWords<Words> | undefined,
): Words {
  const all = { ...words }
  for (const word in given) if (given[word] !== undefined) all[word] = given[word]
  return all
}
