import { byId } from '../testing/accessible-name.ts'
import { findControl, wordsBy, type FieldWords } from '../testing/find-field.ts'
import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type MultiComboboxParts = FieldWords & {
  /** Type here. */
  input: HTMLInputElement
  /** The labels of the selected options. */
  chosen: () => string[]
  /** The labels of the matching options. */
  options: () => string[]
  /** The option with this label, while the list is open. Throws if there is none. */
  option: (name: string) => HTMLElement
  /** The button that removes a selected option. Throws if it is not selected. */
  remove: (name: string) => HTMLElement
}

const labelOf = (element: Element) => wordsOf(element.querySelector('bdi') ?? element)

/** The `MultiCombobox` with this label, after hydration. Throws if there is none. */
export function findMultiCombobox(container: ParentNode, label: string): MultiComboboxParts {
  const inputs = [...container.querySelectorAll<HTMLInputElement>('ul input[role="combobox"]')]
  const input = findControl(inputs, 'multi combobox', label)
  const list = need(byId(container, input.getAttribute('aria-controls')), `“${label}” has no list here.`)
  const options = () => list.querySelectorAll<HTMLElement>('[role="option"]:not([aria-disabled])')
  const tags = () => [...(input.closest('ul')?.querySelectorAll('li:has(button)') ?? [])]
  return {
    input,
    chosen: () => tags().map(labelOf),
    options: () => [...options()].map(labelOf),
    option: (name) => findOne(options(), 'option', name, labelOf),
    remove: (name) => {
      const tag = findOne(tags(), 'selected option', name, labelOf)
      return need(tag.querySelector('button'), `“${name}” has no button.`)
    },
    ...wordsBy(container, input),
  }
}
