import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type HeaderParts = {
  header: HTMLElement
  /** A way through the site on the bar, by its name. Throws where there is none. */
  link: (name: string) => HTMLAnchorElement
  /** The name of the one that leads to the page being shown. Empty where none does. */
  current: string
  /** The button that opens the drawer, where the bar is narrow. */
  openMenu: HTMLButtonElement
  /** The button in the drawer that closes it. */
  closeMenu: HTMLButtonElement
  isMenuOpen: () => boolean
  /** The same way in the drawer. Throws where there is none. */
  menuLink: (name: string) => HTMLAnchorElement
}

/** The `Header` of a container. Throws where there is none. */
export function findHeader(container: ParentNode): HeaderParts {
  const drawer = need(container.querySelector('header > [popover]'), 'There is no header here.')
  const header = need(drawer.closest('header'), 'There is no header here.')
  const [openMenu, closeMenu] = header.querySelectorAll<HTMLButtonElement>(
    `[popovertarget="${CSS.escape(drawer.id)}"]`,
  )
  if (!openMenu || !closeMenu) throw new Error('The header’s drawer has lost its buttons.')
  const links = header.querySelectorAll<HTMLAnchorElement>(':scope > :first-child > nav a')
  const inDrawer = drawer.querySelectorAll<HTMLAnchorElement>(':scope > nav a')
  return {
    header,
    link: (name) => findOne(links, 'link', name, wordsOf),
    current: wordsOf([...links].find((link) => link.ariaCurrent === 'page')),
    openMenu,
    closeMenu,
    isMenuOpen: () => drawer.matches(':popover-open'),
    menuLink: (name) => findOne(inDrawer, 'link', name, wordsOf),
  }
}
