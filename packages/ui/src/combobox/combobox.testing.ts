import { findControl, wordsBy, type FieldWords } from '../testing/find-field.ts'
import { findOne, need, wordsOf } from '../testing/find-one.ts'
import { byId } from '../testing/accessible-name.ts'

export type ComboboxParts = FieldWords & {
  /** Type here; it also shows the selected label. */
  input: HTMLInputElement
  isOpen: () => boolean
  /** The labels of the matching options, once the list has been opened. */
  options: () => string[]
  /** The option with this label, while the list is open. Throws if there is none. */
  option: (name: string) => HTMLElement
}

const labelOf = (option: Element) => wordsOf(option.querySelector('bdi') ?? option)

/** The `Combobox` with this label, after hydration. Throws if there is none. */
export function findCombobox(container: ParentNode, label: string): ComboboxParts {
  const input = findControl(
    container.querySelectorAll<HTMLInputElement>('input[role="combobox"]'),
    'combobox',
    label,
  )
  const list = need(byId(container, input.getAttribute('aria-controls')), `“${label}” has no list here.`)
  const options = () => list.querySelectorAll<HTMLElement>('[role="option"]:not([aria-disabled])')
  return {
    input,
    isOpen: () => input.getAttribute('aria-expanded') === 'true',
    options: () => [...options()].map(labelOf),
    option: (name) => findOne(options(), 'option', name, labelOf),
    ...wordsBy(container, input),
  }
}
