import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import type { FieldState } from './field.tsx'

/** Styles of a text control: a box whose border shows the field's state. Padding is set by the control. */
export const controlStyles = cva(
  [
    'min-h-12 w-full rounded-control border bg-raised text-body text-text transition-colors',
    'placeholder:text-text-muted disabled:cursor-not-allowed disabled:opacity-55',
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
  ],
  {
    variants: {
      state: {
        neutral: 'border-line-strong not-disabled:hover:border-text',
        success: 'border-success',
        error: 'border-error',
      },
    },
    defaultVariants: { state: 'neutral' },
  },
)

type Said = {
  hint: ReactNode
  error: ReactNode
  state: FieldState
  /** Ids of further descriptions, from the caller. */
  describedBy?: string | undefined
}

/** ARIA attributes that connect a control to the hint and the error of its `Field`. */
export function describeControl(controlId: string, { hint, error, state, describedBy }: Said) {
  const descriptions = [describedBy, hint && `${controlId}-hint`, error && `${controlId}-error`]
  return {
    id: controlId,
    'aria-invalid': state === 'error' || undefined,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
  }
}
