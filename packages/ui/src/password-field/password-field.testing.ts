import { findControl, wordsBy, type FieldWords } from '../testing/find-field.ts'
import { need } from '../testing/find-one.ts'

export type PasswordFieldParts = FieldWords & {
  input: HTMLInputElement
  /** The button that shows and hides the password. */
  toggle: HTMLButtonElement
  isShown: () => boolean
}

/** The `PasswordField` with this label, after hydration. Throws if there is none. */
export function findPasswordField(container: ParentNode, label: string): PasswordFieldParts {
  const kinds = container.querySelectorAll<HTMLInputElement>('input[type="password"], input[type="text"]')
  const input = findControl(kinds, 'password field', label)
  const toggle = input.parentElement?.querySelector('button')
  return {
    input,
    toggle: need(toggle, `“${label}” has no button that shows what is typed.`),
    isShown: () => input.type === 'text',
    ...wordsBy(container, input),
  }
}
