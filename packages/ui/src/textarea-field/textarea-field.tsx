import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { describeControl } from '../field/describe-control.ts'
import { controlStyles } from '../field/field-control.ts'
import { Field, type FieldState } from '../field/field.tsx'
import { NativeTextarea } from '../native-control/native-textarea.tsx'
import { checkControlled } from '../development/check-controlled.ts'

// `field-sizing: content` ignores `rows`, so the initial height is a class: a strict content security policy blocks
// style attributes.
const leastHeights = [
  'min-h-[calc(1lh+22px)]',
  'min-h-[calc(2lh+22px)]',
  'min-h-[calc(3lh+22px)]',
  'min-h-[calc(4lh+22px)]',
  'min-h-[calc(5lh+22px)]',
  'min-h-[calc(6lh+22px)]',
  'min-h-[calc(7lh+22px)]',
  'min-h-[calc(8lh+22px)]',
]

export type TextareaFieldProps = Omit<ComponentProps<'textarea'>, 'children' | 'required'> & {
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
}

/**
 * A multi-line input with its label. It starts with `rows` lines (1 to 8, default 3) and grows with its content by
 * CSS, up to 24 rem; browsers without support show a resize handle. `className` goes to the field, all other props
 * to the textarea.
 */
export function TextareaField({
  label,
  hint,
  error,
  state = error ? 'error' : 'neutral',
  isRequired = false,
  id,
  rows = 3,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextareaFieldProps) {
  if (process.env.NODE_ENV !== 'production')
    checkControlled('TextareaField', 'value', rest.value, rest.onValueChange ?? rest.onChange, {
      isReadOnly: rest.readOnly || rest.disabled,
    })
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <Field controlId={controlId} label={label} hint={hint} error={error} className={className}>
      <NativeTextarea
        rows={rows}
        className={controlStyles({
          state,
          className: cx(
            'field-sizing-content max-h-96 resize-y rounded-panel px-4 py-2.5',
            leastHeights[rows - 1],
          ),
        })}
        {...describeControl(controlId, { hint, error, state, describedBy })}
        required={isRequired}
        {...rest}
      />
    </Field>
  )
}
