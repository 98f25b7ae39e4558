/** Options with a common heading, each with its index in the whole list. */
export type OptionGroup<T> = {
  /** Empty for options without a group. */
  name: string
  options: { option: T; index: number }[]
}

/** Collects neighbouring options of the same group. */
export function groupOptions<T extends { group?: string | undefined }>(
  options: readonly T[],
): OptionGroup<T>[] {
  const groups: OptionGroup<T>[] = []
  for (const [index, option] of options.entries()) {
    const name = option.group ?? ''
    const last = groups.at(-1)
    if (last?.name === name) last.options.push({ option, index })
    else groups.push({ name, options: [{ option, index }] })
  }
  return groups
}
