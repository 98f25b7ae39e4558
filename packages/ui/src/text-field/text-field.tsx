import type { ComponentProps, ReactNode } from 'react'
import { controlStyles } from '../field/field-control.ts'
import { Field, type FieldState } from '../field/field.tsx'
import { useFieldControl } from '../field/use-field-control.ts'
import { NativeInput } from '../native-control/native-input.tsx'
import { checkValueControl } from '../development/check-native-control.ts'

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
export function TextField({ label, className, end, style, ...props }: TextFieldProps) {
  if (process.env.NODE_ENV !== 'production') checkValueControl('TextField', props)
  const [controlId, control, state] = useFieldControl(props)
  return (
    <Field controlId={controlId} label={label} hint={props.hint} error={props.error} className={className}>
      <div className="relative" style={style}>
        <NativeInput
          className={controlStyles({ state, className: end ? 'ps-4 pe-13' : 'px-4' })}
          {...control}
        />
        {end && <div className="absolute inset-y-0 end-1 flex items-center">{end}</div>}
      </div>
    </Field>
  )
}
