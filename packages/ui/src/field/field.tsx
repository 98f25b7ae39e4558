import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'

/** State of an input: `neutral` until it has been edited. */
export type FieldState = 'neutral' | 'success' | 'error'

export type FieldProps = ComponentProps<'div'> & {
  /** The id of the control in `children`. */
  controlId: string
  label: ReactNode
  /**
   * The expected format or content, always shown below the control. The control refers to it as
   * `${controlId}-hint`.
   */
  hint?: ReactNode
  /** The error and how to fix it. The control refers to it as `${controlId}-error`. */
  error?: ReactNode
}

/** A label above a control, with a hint and an error message below, connected for assistive technology. */
export function Field({ controlId, label, hint, error, children, className, ...rest }: FieldProps) {
  return (
    <div className={cx(className, 'grid grid-cols-1 gap-1.5')} {...rest}>
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
