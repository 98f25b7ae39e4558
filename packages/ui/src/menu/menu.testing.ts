import { findOne, wordsOf } from '../testing/find-one.ts'
import { findPopup } from '../testing/find-popup.ts'

export type MenuParts = {
  /** The button that opens it; rendered even while it is closed. */
  trigger: HTMLElement
  menu: HTMLElement
  isOpen: () => boolean
  /** An item by its text. Throws if there is none. */
  item: (name: string) => HTMLElement
}

/** The `Menu` with this label, open or closed. Throws if there is none. */
export function findMenu(container: ParentNode, label: string): MenuParts {
  const { trigger, popup: menu, isOpen } = findPopup(container, 'menu', 'menu', label)
  return {
    trigger,
    menu,
    isOpen,
    item: (name) => findOne(menu.querySelectorAll<HTMLElement>('[role^="menuitem"]'), 'item', name, wordsOf),
  }
}
