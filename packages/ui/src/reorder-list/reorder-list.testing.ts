import { findMenu, type MenuParts } from '../menu/menu.testing.ts'
import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type ReorderListParts = {
  list: HTMLElement
  /** The texts of the entries, in their order. */
  names: () => string[]
  /** An entry by its text. Throws if there is none. */
  entry: (name: string) => HTMLElement
  /** The menu that moves an entry, by the text of the entry. Its items are rendered while it is open. */
  menu: (name: string) => MenuParts
  /** What was announced last. Empty at first. */
  announced: () => string
}

const nameOf = (entry: Element): string => wordsOf(entry.querySelector('[data-entry]'))

/** The `ReorderList` with this label. Throws if there is none, or it is empty. */
export function findReorderList(container: ParentNode, label: string): ReorderListParts {
  const lists = container.querySelectorAll<HTMLElement>('ol[aria-label]')
  const list = findOne(lists, 'list', label, (element) => element.getAttribute('aria-label'))
  const entries = () => [...list.querySelectorAll<HTMLElement>(':scope > li')]
  const entry = (name: string) => findOne(entries(), 'entry', name, nameOf)
  return {
    list,
    names: () => entries().map(nameOf),
    entry,
    menu: (name) => {
      const menu = entry(name).querySelector('[data-move-menu]')
      return findMenu(entry(name), need(menu, 'It cannot be moved.').getAttribute('aria-label') ?? '')
    },
    announced: () => wordsOf(list.parentElement?.querySelector('[role="status"]')),
  }
}
