import type { ReactElement } from 'react'

/** A form component, what a user enters in it, and the form's data before and after. */
export type FormComponent = {
  name: string
  App: () => ReactElement
  /** Renders the component with its value in the state of its parent. */
  Controlled?: () => ReactElement
  enter: (form: HTMLFormElement) => Promise<void>
  initial: Record<string, string>
  entered: Record<string, string>
}
