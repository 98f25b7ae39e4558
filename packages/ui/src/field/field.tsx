import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'

/** How an input stands: `neutral` until something was typed into it (specification §4, Modal forms). */
export type FieldState = 'neutral' | 'success' | 'error'

export type FieldProps = ComponentProps<'div'> & {
  /** The id of the control that `children` renders. */
  controlId: string
  label: ReactNode
  /** What the field expects, shown under the control all the time. The control refers to it by `${controlId}-hint`. */
  hint?: ReactNode
  /** What is wrong and how to mend it. The control refers to it by `${controlId}-error`. */
  error?: ReactNode
}

/** A label over a control, a hint and an error message, tied together for assistive technology. */
export function Field({ controlId, label, hint, error, children, className, ...rest }: FieldProps) {
  return (
    <div className={cx('grid grid-cols-1 gap-1.5', className)} {...rest}>
      <label htmlFor={controlId} className="text-small font-medium">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${controlId}-hint`} className="text-caption text-text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${controlId}-error`} className="text-small text-error">
          {error}
        </p>
      )}
    </div>
  )
}
