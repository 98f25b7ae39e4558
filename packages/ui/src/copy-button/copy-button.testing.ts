import { findOne, wordsOf } from '../testing/find-one.ts'

export type CopyButtonParts = {
  button: HTMLButtonElement
  /** What was announced after the last press. Empty before, and after three seconds. */
  status: () => string
}

/** The `CopyButton` with this label. Throws if there is none. */
export function findCopyButton(container: ParentNode, label: string): CopyButtonParts {
  const buttons = container.querySelectorAll<HTMLButtonElement>('button:has(+ [role="status"])')
  const button = findOne(buttons, 'copy button', label, (element) => element.getAttribute('aria-label'))
  return { button, status: () => wordsOf(button.nextElementSibling) }
}
