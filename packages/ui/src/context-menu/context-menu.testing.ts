import { findOne, wordsOf } from '../testing/find-one.ts'

export type ContextMenuParts = {
  menu: HTMLElement
  /** The words of the items, in their order. */
  items: string[]
  /** An item by its words. Throws if there is none. */
  item: (name: string) => HTMLElement
}

/** The open `ContextMenu` with this label, anywhere in the document. Throws if there is none. */
export function findContextMenu(label: string): ContextMenuParts {
  const menu = findOne(
    document.querySelectorAll<HTMLElement>('[role="menu"][data-state="open"]'),
    'open context menu',
    label,
    (element) => element.getAttribute('aria-label'),
  )
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  return { menu, items: items.map(wordsOf), item: (name) => findOne(items, 'item', name, wordsOf) }
}
