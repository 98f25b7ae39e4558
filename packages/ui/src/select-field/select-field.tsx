import type { ComponentProps, ReactNode } from 'react'
import { ChevronDown } from '../icons/chevron-down.tsx'
import { controlStyles } from '../field/field-control.ts'
import { Field, type FieldState } from '../field/field.tsx'
import { useFieldControl } from '../field/use-field-control.ts'
import { NativeSelect } from '../native-control/native-select.tsx'
import { checkValueControl } from '../development/check-native-control.ts'
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
export function SelectField({ label, className, ...props }: SelectFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkSelect('SelectField', props.children, props.value, props.defaultValue)
    checkValueControl('SelectField', props)
  }
  const [controlId, control, state] = useFieldControl(props)
  return (
    <Field controlId={controlId} label={label} hint={props.hint} error={props.error} className={className}>
      <div className="relative">
        <NativeSelect className={controlStyles({ state, className: styles })} {...control} />
        <ChevronDown className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-text-muted peer-disabled:opacity-55" />
      </div>
    </Field>
  )
}
