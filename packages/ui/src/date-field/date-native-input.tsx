import type { ComponentProps, ReactNode } from 'react'
import { describeControl } from '../field/describe-control.ts'
import { controlStyles } from '../field/field-control.ts'
import { Field, type FieldState } from '../field/field.tsx'

type DateNativeInputProps = ComponentProps<'input'> & {
  id: string
  label: ReactNode
  hint: ReactNode
  error: ReactNode
  state: FieldState
}

/** The native date input that is rendered until scripts have loaded. */
export function DateNativeInput({
  id,
  label,
  hint,
  error,
  state,
  className,
  'aria-describedby': describedBy,
  ...rest
}: DateNativeInputProps) {
  return (
    <Field controlId={id} label={label} hint={hint} error={error} className={className}>
      <input
        {...rest}
        {...describeControl(id, { hint, error, state, describedBy })}
        type="date"
        className={controlStyles({ state, className: 'appearance-none px-4 text-start' })}
      />
    </Field>
  )
}
