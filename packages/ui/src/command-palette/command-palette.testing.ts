import { isModalOpen } from '../modal/modal-state.ts'
import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type CommandPaletteParts = {
  /** Type here; Enter chooses the active item. */
  input: HTMLInputElement
  isOpen: () => boolean
  /** The labels of the items, in their order. */
  items: () => string[]
  /** The item with this label. Throws if there is none. */
  item: (label: string) => HTMLElement
  /** The label of the item that Enter chooses. Empty if there is none. */
  active: () => string
  /** The names of the groups. */
  groups: () => string[]
  close: HTMLButtonElement
}

const labelOf = (item: Element) => wordsOf(item.querySelector('bdi'))

/** The open `CommandPalette` with this label. Throws if there is none. */
export function findCommandPalette(container: ParentNode, label: string): CommandPaletteParts {
  const palette = findOne(
    container.querySelectorAll<HTMLDialogElement>('dialog[open]'),
    'open command palette',
    label,
    (dialog) => dialog.getAttribute('aria-label'),
  )
  const options = () => [...palette.querySelectorAll<HTMLElement>('[role="option"]')]
  return {
    input: need(palette.querySelector('input'), `“${label}” has no field.`),
    isOpen: () => isModalOpen(palette),
    items: () => options().map(labelOf),
    item: (name) => findOne(options(), 'item', name, labelOf),
    active: () => wordsOf(palette.querySelector('[aria-selected="true"] bdi')),
    groups: () => [...palette.querySelectorAll('[role="group"] > [role="presentation"]')].map(wordsOf),
    close: need(palette.querySelector('button'), `“${label}” has no button.`),
  }
}
