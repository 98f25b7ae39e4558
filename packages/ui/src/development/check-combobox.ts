import type { ComboboxOption } from '../combobox/match-options.ts'
import { checkControlled } from './check-controlled.ts'
import { checkOptions } from './check-options.ts'

type ComboboxProps = {
  options: readonly ComboboxOption[]
  value: string | readonly string[] | undefined
  defaultValue: string | readonly string[]
  onValueChange: unknown
  onSearch: unknown
  isReadOnly: boolean | undefined
}

/** Reports wrong options and selected values of a combobox. With `onSearch`, `options` need not include what is selected. */
export function checkCombobox(
  component: string,
  { options, value, defaultValue, onValueChange, onSearch, isReadOnly }: ComboboxProps,
): void {
  checkOptions(component, {
    known: options.map((option) => option.value),
    ...(!onSearch && { value, defaultValue }),
  })
  checkControlled(component, 'value', value, onValueChange, { isReadOnly })
}
