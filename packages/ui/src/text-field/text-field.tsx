import { useId, type ComponentProps, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { Field, type FieldState } from '../field/field.tsx'

const input = cva(
  [
    'min-h-12 w-full rounded-control border bg-raised px-4 text-body text-text',
    'transition-colors placeholder:text-text-muted',
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
    'disabled:cursor-not-allowed disabled:opacity-55',
  ],
  {
    variants: {
      state: {
        neutral: 'border-line-strong hover:border-text',
        success: 'border-success',
        error: 'border-error',
      },
    },
    defaultVariants: { state: 'neutral' },
  },
)

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> & {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to mend it; without it an `error` state is told by style and `aria-invalid` alone. */
  error?: ReactNode
  /** Default `neutral`, or `error` where an error message is given. */
  state?: FieldState | undefined
  /** What stands at the input's end: an icon or a small button. */
  end?: ReactNode
}

/** One line of text with its label. `className` and `style` go to the field, all else to the input. */
export function TextField({
  label,
  hint,
  error,
  state = error ? 'error' : 'neutral',
  end,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const descriptions = [describedBy, hint && `${controlId}-hint`, error && `${controlId}-error`]
  return (
    <Field controlId={controlId} label={label} hint={hint} error={error} className={className}>
      <div className="relative" style={style}>
        <input
          id={controlId}
          className={input({ state, className: end ? 'pe-13' : undefined })}
          aria-invalid={state === 'error' || undefined}
          aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
          {...rest}
        />
        {end && <div className="absolute inset-y-0 end-1 flex items-center">{end}</div>}
      </div>
    </Field>
  )
}
