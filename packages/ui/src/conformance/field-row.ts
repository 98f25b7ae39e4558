import type { ReactElement } from 'react'

/** The props that all fields have. */
type FieldProps = {
  hint?: string
  error?: string
  isRequired?: boolean
}

/** A form component, rendered with the props that all fields have. */
export type FieldRow = {
  name: string
  /** Renders it empty. `report` is its callback; `isControlled` passes the empty value as `value` or `checked`. */
  show: (given: FieldProps, report?: (value: unknown) => void, isControlled?: boolean) => ReactElement
  enter: (form: HTMLFormElement) => Promise<void>
  /** The last value that the callback receives. */
  reported: unknown
  /** Props that it does not have, and why. */
  without?: Partial<Record<keyof FieldProps, string>>
}
