import type { ReactNode } from 'react'
import type { FieldState } from './field.tsx'

type Descriptions = {
  hint: ReactNode
  error: ReactNode
  /** The text of the `FieldNote`: how the field changed what was entered. */
  note?: string | undefined
  state: FieldState
  /** Ids of further descriptions, from the caller. */
  describedBy?: string | undefined
}

/** ARIA attributes that connect a control to the hint, the note and the error of its `Field`. */
export function describeControl(controlId: string, { hint, error, note, state, describedBy }: Descriptions) {
  const descriptions = [
    describedBy,
    note && `${controlId}-note`,
    hint && `${controlId}-hint`,
    error && `${controlId}-error`,
  ]
  return {
    id: controlId,
    'aria-invalid': state === 'error' || undefined,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
  }
}
