import type { ComboboxOption } from './match-options.ts'
import { groupOptions } from './group-options.ts'

/** The options of the native select that is rendered until scripts have loaded. */
export function ComboboxOptions({ options }: { options: readonly ComboboxOption[] }) {
  return groupOptions(options).map(({ name, options: some }) => {
    const elements = some.map(({ option }) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))
    return name ? (
      <optgroup key={some[0]?.option.value} label={name}>
        {elements}
      </optgroup>
    ) : (
      elements
    )
  })
}
