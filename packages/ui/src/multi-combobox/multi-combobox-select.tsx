import type { ComponentProps, ReactNode } from 'react'
import { ComboboxOptions } from '../combobox/combobox-options.tsx'
import type { ComboboxOption } from '../combobox/match-options.ts'
import { describeControl } from '../field/describe-control.ts'
import { controlStyles } from '../field/field-control.ts'
import { Field, type FieldState } from '../field/field.tsx'

type MultiComboboxSelectProps = Omit<ComponentProps<'select'>, 'defaultValue'> & {
  id: string
  label: ReactNode
  hint: ReactNode
  error: ReactNode
  state: FieldState
  options: readonly ComboboxOption[]
  defaultValue: readonly string[]
}

/** The native list that is rendered until scripts have loaded. */
export function MultiComboboxSelect({
  id,
  label,
  hint,
  error,
  state,
  options,
  defaultValue,
  className,
  'aria-describedby': describedBy,
  ...rest
}: MultiComboboxSelectProps) {
  return (
    <Field controlId={id} label={label} hint={hint} error={error} className={className}>
      <select
        multiple
        size={Math.min(4, Math.max(2, options.length))}
        className={controlStyles({
          state,
          className: 'p-1.5 [&_option]:rounded-media [&_option]:px-2.5 [&_option]:py-1',
        })}
        {...describeControl(id, { hint, error, state, describedBy })}
        defaultValue={[...defaultValue]}
        {...rest}
      >
        <ComboboxOptions options={options} />
      </select>
    </Field>
  )
}
