import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { controlStyles } from '../field/field-control.ts'
import { Field, type FieldState } from '../field/field.tsx'
import { useFieldControl } from '../field/use-field-control.ts'
import { NativeTextarea } from '../native-control/native-textarea.tsx'
import { checkValueControl } from '../development/check-native-control.ts'

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
export function TextareaField({ label, className, rows = 3, ...props }: TextareaFieldProps) {
  if (process.env.NODE_ENV !== 'production') checkValueControl('TextareaField', props)
  const [controlId, control, state] = useFieldControl(props)
  return (
    <Field controlId={controlId} label={label} hint={props.hint} error={props.error} className={className}>
      <NativeTextarea
        rows={rows}
        className={controlStyles({
          state,
          className: cx(
            'field-sizing-content max-h-96 resize-y rounded-panel px-4 py-2.5',
            leastHeights[rows - 1],
          ),
        })}
        {...control}
      />
    </Field>
  )
}
