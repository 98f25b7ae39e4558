import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { controlStyles, describeControl } from '../field/field-control.ts'
import { Field, type FieldState } from '../field/field.tsx'

// A field that is as tall as its text forgets its `rows`: the lines it begins with are said by class, for a strict
// content security policy takes no style attribute.
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

export type TextareaFieldProps = Omit<ComponentProps<'textarea'>, 'children'> & {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to mend it; without it an `error` state is told by style and `aria-invalid` alone. */
  error?: ReactNode
  /** Default `neutral`, or `error` where an error message is given. */
  state?: FieldState | undefined
}

/**
 * Several lines of text with their label. It begins with `rows` lines (1 to 8, default 3) and grows with what is typed, by
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
        className={controlStyles({
          state,
          className: cx('field-sizing-content max-h-96 resize-y px-4 py-2.5', leastHeights[rows - 1]),
        })}
        {...describeControl(controlId, { hint, error, state, describedBy })}
        {...rest}
      />
    </Field>
  )
}
