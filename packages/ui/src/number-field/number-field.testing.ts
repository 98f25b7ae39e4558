import { findControl, wordsBy, type FieldWords } from '../testing/find-field.ts'

export type NumberFieldParts = FieldWords & {
  /** Type here; its value is the formatted number. */
  input: HTMLInputElement
  /** The number; NaN if the field is empty. */
  number: () => number
}

/** The `NumberField` with this label, after hydration. Throws if there is none. */
export function findNumberField(container: ParentNode, label: string): NumberFieldParts {
  const inputs = container.querySelectorAll<HTMLInputElement>('input[role="spinbutton"]')
  const input = findControl(inputs, 'number field', label)
  return {
    input,
    number: () => Number(input.getAttribute('aria-valuenow') ?? Number.NaN),
    ...wordsBy(container, input),
  }
}
