/** An option of a combobox. */
export type ComboboxOption = {
  value: string
  /** Displayed, typed and searched. */
  label: string
  /** Secondary text that is searched too: a code, a country. */
  detail?: string | undefined
  /** Neighbouring options of the same group get it as their heading. */
  group?: string | undefined
}

/** Normalizes text for comparison: no accents, no case, Arabic yeh and kaf in their Persian forms. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ي/gu, 'ی')
    .replace(/ك/gu, 'ک')
    .toLocaleLowerCase()
    .trim()

/**
 * The options that contain the query, prefix matches first, otherwise in the given order. Options with groups keep their
 * order. All options for an empty query.
 */
export function matchOptions<T extends ComboboxOption>(options: readonly T[], query: string): T[] {
  const normalizedQuery = plainText(query)
  if (normalizedQuery === '') return [...options]
  const begins = (option: T) => plainText(option.label).startsWith(normalizedQuery)
  const holds = (option: T) => plainText(`${option.label} ${option.detail ?? ''}`).includes(normalizedQuery)
  if (options.some(({ group }) => group)) return options.filter((option) => begins(option) || holds(option))
  return [...options.filter(begins), ...options.filter((option) => !begins(option) && holds(option))]
}

/** The option whose label is this text. */
export function findByLabel<T extends ComboboxOption>(options: readonly T[], text: string): T | undefined {
  const normalizedQuery = plainText(text)
  return options.find((option) => plainText(option.label) === normalizedQuery)
}
