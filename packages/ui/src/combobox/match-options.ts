/** One choice of a combobox. */
export type ComboboxOption = {
  value: string
  /** What is seen, typed and searched. */
  label: string
  /** A word beside it that is searched too: a code, a country. */
  detail?: string | undefined
}

/** Letters as they are compared: without accents, without case, Arabic yeh and kaf as Persian writes them. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ي/gu, 'ی')
    .replace(/ك/gu, 'ک')
    .toLocaleLowerCase()
    .trim()

/** The options that hold what was typed, those that begin with it first; each part keeps its order. All, when nothing was. */
export function matchOptions<T extends ComboboxOption>(options: readonly T[], query: string): T[] {
  const sought = plain(query)
  if (sought === '') return [...options]
  const begins = (option: T) => plain(option.label).startsWith(sought)
  const holds = (option: T) => plain(`${option.label} ${option.detail ?? ''}`).includes(sought)
  return [...options.filter(begins), ...options.filter((option) => !begins(option) && holds(option))]
}
