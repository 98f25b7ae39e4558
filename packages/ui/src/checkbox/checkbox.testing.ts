import { findControl, wordsBy } from '../testing/find-field.ts'

export type CheckboxParts = {
  /** `box.checked` is its state. */
  box: HTMLInputElement
  /** The error message. Empty if there is none. */
  error: () => string
}

/** The `Checkbox` with this label, including the text of its links. Throws if there is none. */
export function findCheckbox(container: ParentNode, label: string): CheckboxParts {
  const boxes = container.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:not([role="switch"])')
  const box = findControl(boxes, 'checkbox', label)
  return { box, error: wordsBy(container, box).error }
}
