import type { ComboboxOption } from './match-options.ts'

/** Options with a common heading, each with its index in the whole list. */
export type OptionGroup = {
  /** Empty for options without a group. */
  name: string
  options: { option: ComboboxOption; index: number }[]
}

/** Collects neighbouring options of the same group. */
export function groupOptions(options: readonly ComboboxOption[]): OptionGroup[] {
  const groups: OptionGroup[] = []
  for (const [index, option] of options.entries()) {
    const name = option.group ?? ''
    const last = groups.at(-1)
    if (last?.name === name) last.options.push({ option, index })
    else groups.push({ name, options: [{ option, index }] })
  }
  return groups
}
