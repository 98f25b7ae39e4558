import { useId, type ComponentProps, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { Field, type FieldState } from '../field/field.tsx'

const textarea = cva(
  [
    'field-sizing-content max-h-96 min-h-12 w-full resize-y rounded-control border bg-raised px-4 py-2.5 text-body text-text',
    'transition-colors placeholder:text-text-muted disabled:cursor-not-allowed disabled:opacity-55',
  ],
  {
    variants: {
      state: {
        neutral: 'border-line-strong hover:border-text',
        success: 'border-success',
        error: 'border-error',
      },
    },
  },
)

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
  const descriptions = [describedBy, hint && `${controlId}-hint`, error && `${controlId}-error`]
  return (
    <Field controlId={controlId} label={label} hint={hint} error={error} className={className}>
      <textarea
        id={controlId}
        rows={rows}
        className={textarea({ state })}
        aria-invalid={state === 'error' || undefined}
        aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
        {...rest}
      />
    </Field>
  )
}
