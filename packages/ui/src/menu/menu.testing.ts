import { findOne, wordsOf } from '../testing/find-one.ts'

export type MenuParts = {
  /** The button that opens it; there before it was opened. */
  trigger: HTMLElement
  menu: HTMLElement
  isOpen: () => boolean
  /** An item by its words. Throws where there is none. */
  item: (name: string) => HTMLElement
}

/** The `Menu` with a label, open or closed. Throws where there is none. */
export function findMenu(container: ParentNode, label: string): MenuParts {
  const menus = container.querySelectorAll<HTMLElement>('[role="menu"]')
  const menu = findOne(menus, 'menu', label, (one) => one.getAttribute('aria-label'))
  const trigger = container.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(menu.id)}"]`)
  if (!trigger) throw new Error(`The menu “${label}” has no trigger here.`)
  return {
    trigger,
    menu,
    isOpen: () => menu.matches(':popover-open'),
    item: (name) => findOne(menu.querySelectorAll<HTMLElement>('[role^="menuitem"]'), 'item', name, wordsOf),
  }
}
