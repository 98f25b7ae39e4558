import type { ReactElement } from 'react'

/** What all fields are given in the same words. */
type FieldProps = {
  hint?: string
  error?: string
  isRequired?: boolean
}

/** A form component in the words that all share. */
export type FieldRow = {
  name: string
  /** With nothing entered. `report` is its callback, `isControlled` passes the empty value as the caller's. */
  show: (given: FieldProps, report?: (value: unknown) => void, isControlled?: boolean) => ReactElement
  enter: (form: HTMLFormElement) => Promise<void>
  /** What the callback receives last. */
  reported: unknown
  /** Words that it does not have, and why. */
  without?: Partial<Record<keyof FieldProps, string>>
}
