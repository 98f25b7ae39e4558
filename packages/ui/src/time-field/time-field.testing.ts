import { findControl, wordsBy, type FieldWords } from '../testing/find-field.ts'

export type TimeFieldParts = FieldWords & {
  /** Its value is the time of 24 hours: fill it with “14:30”. */
  input: HTMLInputElement
}

/** The `TimeField` with this label. Throws if there is none. */
export function findTimeField(container: ParentNode, label: string): TimeFieldParts {
  const inputs = container.querySelectorAll<HTMLInputElement>('input[type="time"]')
  const input = findControl(inputs, 'time field', label)
  return { input, ...wordsBy(container, input) }
}
