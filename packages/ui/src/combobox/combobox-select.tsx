import type { ComponentProps } from 'react'
import { SelectField } from '../select-field/select-field.tsx'
import { ComboboxOptions } from './combobox-options.tsx'
import type { ComboboxOption } from './match-options.ts'

type ComboboxSelectProps = Omit<ComponentProps<typeof SelectField>, 'children'> & {
  options: readonly ComboboxOption[]
  placeholder: string | undefined
}

/** The native select that is rendered until scripts have loaded. */
export function ComboboxSelect({ options, placeholder, ...rest }: ComboboxSelectProps) {
  return (
    <SelectField {...rest}>
      <option value="">{placeholder}</option>
      <ComboboxOptions options={options} />
    </SelectField>
  )
}
