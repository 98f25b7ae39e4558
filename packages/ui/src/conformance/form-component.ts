import type { ReactElement } from 'react'

/** A form component, what a user enters in it, and the form's data before and after. */
export type FormComponent = {
  name: string
  App: () => ReactElement
  /** The same with its value in the state of its owner. */
  Controlled?: () => ReactElement
  enter: (form: HTMLFormElement) => Promise<void>
  initial: Record<string, string>
  entered: Record<string, string>
}
