import { useId, type ComponentProps, type ReactNode } from 'react'
import { describeControl } from '../field/describe-control.ts'
import { controlStyles } from '../field/field-control.ts'
import { Field, type FieldState } from '../field/field.tsx'
import { NativeInput } from '../native-control/native-input.tsx'
import { checkControlled } from '../development/check-controlled.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children' | 'required'> & {
  label: ReactNode
  hint?: ReactNode
  /** The error and how to fix it; without it, an `error` state is conveyed by style and `aria-invalid` only. */
  error?: ReactNode
  /** Default `neutral`, or `error` if there is an error message. */
  state?: FieldState | undefined
  /** Receives the text on every change; the native `onChange` receives the event. */
  onValueChange?: ((value: string) => void) | undefined
  /** Whether the form requires a text. Default false. */
  isRequired?: boolean | undefined
  /** Content at the inline end of the input: an icon or a small button. */
  end?: ReactNode
}

/** A single-line input with its label. `className` and `style` go to the field, all other props to the input. */
export function TextField({
  label,
  hint,
  error,
  state = error ? 'error' : 'neutral',
  isRequired = false,
  end,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  if (process.env.NODE_ENV !== 'production')
    checkControlled('TextField', 'value', rest.value, rest.onValueChange ?? rest.onChange, {
      isReadOnly: rest.readOnly || rest.disabled,
    })
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <Field controlId={controlId} label={label} hint={hint} error={error} className={className}>
      <div className="relative" style={style}>
        <NativeInput
          className={controlStyles({ state, className: end ? 'ps-4 pe-13' : 'px-4' })}
          {...describeControl(controlId, { hint, error, state, describedBy })}
          required={isRequired}
          {...rest}
        />
        {end && <div className="absolute inset-y-0 end-1 flex items-center">{end}</div>}
      </div>
    </Field>
  )
}
