import { useId, type ComponentProps, type ReactNode } from 'react'
import { ChevronDown } from '../icons/chevron-down.tsx'
import { describeControl } from '../field/describe-control.ts'
import { controlStyles } from '../field/field-control.ts'
import { Field, type FieldState } from '../field/field.tsx'
import { NativeSelect } from '../native-control/native-select.tsx'
import { checkControlled } from '../development/check-controlled.ts'
import { checkSelect } from '../development/check-select.ts'

const styles =
  'peer cursor-pointer appearance-none ps-4 pe-12 text-ellipsis [&_option]:bg-raised [&_option]:text-text'

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'required'> & {
  label: ReactNode
  hint?: ReactNode
  /** The error and how to fix it. */
  error?: ReactNode
  /** Default `neutral`, or `error` if there is an error message. */
  state?: FieldState | undefined
  /** Receives the value of the selected option; the native `onChange` receives the event. */
  onValueChange?: ((value: string) => void) | undefined
  /** Whether the form requires an option with a value. Default false. */
  isRequired?: boolean | undefined
}

/**
 * One option of a list, as a native select. Children are `<option>`s. `className` goes to the field, all other
 * props to the select.
 */
export function SelectField({
  label,
  hint,
  error,
  state = error ? 'error' : 'neutral',
  isRequired = false,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SelectFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkSelect('SelectField', rest.children, rest.value, rest.defaultValue)
    checkControlled('SelectField', 'value', rest.value, rest.onValueChange ?? rest.onChange, {
      isReadOnly: rest.disabled,
    })
  }
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <Field controlId={controlId} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <NativeSelect
          className={controlStyles({ state, className: styles })}
          {...describeControl(controlId, { hint, error, state, describedBy })}
          required={isRequired}
          {...rest}
        />
        <ChevronDown className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-text-muted peer-disabled:opacity-55" />
      </div>
    </Field>
  )
}
