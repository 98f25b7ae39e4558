import { findControl, wordsBy, type FieldWords } from '../testing/find-field.ts'

export type TextFieldParts = FieldWords & { input: HTMLInputElement }

/** The `TextField` with this label. Throws if there is none. */
export function findTextField(container: ParentNode, label: string): TextFieldParts {
  const lines = container.querySelectorAll<HTMLInputElement>(
    'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"])',
  )
  const input = findControl(lines, 'text field', label)
  return { input, ...wordsBy(container, input) }
}
