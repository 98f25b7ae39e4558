import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import type { FieldState } from './field.tsx'

/** How a text control looks: a box with the field's state on its edge. Its padding is its own. */
export const controlLook = cva(
  [
    'min-h-12 w-full rounded-control border bg-raised text-body text-text transition-colors',
    'placeholder:text-text-muted disabled:cursor-not-allowed disabled:opacity-55',
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
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

type Said = {
  hint: ReactNode
  error: ReactNode
  state: FieldState
  /** What the caller has it described by besides. */
  describedBy?: string | undefined
}

/** What ties a control to the hint and the error of its `Field`, for assistive technology. */
export function describeControl(controlId: string, { hint, error, state, describedBy }: Said) {
  const descriptions = [describedBy, hint && `${controlId}-hint`, error && `${controlId}-error`]
  return {
    id: controlId,
    'aria-invalid': state === 'error' || undefined,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
  }
}
