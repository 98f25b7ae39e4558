import { findControl, wordsBy, type FieldWords } from '../testing/find-field.ts'
import { findOne, need, wordsOf } from '../testing/find-one.ts'
import { byId } from '../testing/names.ts'

export type ComboboxParts = FieldWords & {
  /** Type into it: what is chosen stands in it as well. */
  input: HTMLInputElement
  isOpen: () => boolean
  /** The labels of what is offered for what was typed. */
  options: () => string[]
  /** Something offered by its label, to be pressed while it is open. Throws where it is not offered. */
  option: (name: string) => HTMLElement
}

const labelOf = (option: Element) => wordsOf(option.querySelector('bdi') ?? option)

/** The `Combobox` with a label, once scripts run. Throws where there is none. */
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
    isOpen: () => input.ariaExpanded === 'true',
    options: () => [...options()].map(labelOf),
    option: (name) => findOne(options(), 'option', name, labelOf),
    ...wordsBy(container, input),
  }
}
