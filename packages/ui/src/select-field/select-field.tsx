import { useId, type ComponentProps, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
import { Field, type FieldState } from '../field/field.tsx'

const select = cva(
  [
    'min-h-12 w-full cursor-pointer appearance-none rounded-control border bg-raised ps-4 pe-12 text-body text-text',
    'text-ellipsis transition-colors disabled:cursor-not-allowed disabled:opacity-55',
    '[&_option]:bg-raised [&_option]:text-text',
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

export type SelectFieldProps = ComponentProps<'select'> & {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to mend it. */
  error?: ReactNode
  /** Default `neutral`, or `error` where an error message is given. */
  state?: FieldState | undefined
}

/** One choice of a list, the platform's own. Children are `<option>`s. `className` goes to the field, all else to the select. */
export function SelectField({
  label,
  hint,
  error,
  state = error ? 'error' : 'neutral',
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SelectFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const descriptions = [describedBy, hint && `${controlId}-hint`, error && `${controlId}-error`]
  return (
    <Field controlId={controlId} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <select
          id={controlId}
          className={select({ state })}
          aria-invalid={state === 'error' || undefined}
          aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
          {...rest}
        />
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-text-muted"
        />
      </div>
    </Field>
  )
}
