import { useId, type ComponentProps, type ReactNode } from 'react'
import { controlLook, describeControl } from '../field/control.ts'
import { Field, type FieldState } from '../field/field.tsx'

export type TextareaFieldProps = Omit<ComponentProps<'textarea'>, 'children'> & {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to mend it; without it an `error` state is told by style and `aria-invalid` alone. */
  error?: ReactNode
  /** Default `neutral`, or `error` where an error message is given. */
  state?: FieldState | undefined
}

/**
 * Several lines of text with their label. It begins with `rows` lines (default 3) and grows with what is typed, by
 * CSS, up to 24 rem; where the browser cannot, its corner is drawn. `className` goes to the field, all else to the textarea.
 */
export function TextareaField({
  label,
  hint,
  error,
  state = error ? 'error' : 'neutral',
  id,
  rows = 3,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextareaFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <Field controlId={controlId} label={label} hint={hint} error={error} className={className}>
      <textarea
        rows={rows}
        className={controlLook({ state, className: 'field-sizing-content max-h-96 resize-y px-4 py-2.5' })}
        {...describeControl(controlId, { hint, error, state, describedBy })}
        {...rest}
      />
    </Field>
  )
}
