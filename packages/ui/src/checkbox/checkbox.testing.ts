import { findControl, wordsBy } from '../testing/find-field.ts'

export type CheckboxParts = {
  /** `box.checked` says whether it is ticked. */
  box: HTMLInputElement
  /** What is wrong with it. Empty while nothing is. */
  error: () => string
}

/** The `Checkbox` with a label, the words of its links included. Throws where there is none. */
export function findCheckbox(container: ParentNode, label: string): CheckboxParts {
  const boxes = container.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:not([role="switch"])')
  const box = findControl(boxes, 'checkbox', label)
  return { box, error: wordsBy(container, box).error }
}
