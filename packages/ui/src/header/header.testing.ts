import { allBy } from '../testing/all-by.ts'
import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type HeaderParts = {
  header: HTMLElement
  /** A link of the bar by its name. Throws if there is none. */
  link: (name: string) => HTMLAnchorElement
  /** The name of the link to the current page. Empty if there is none. */
  current: string
  /** The button that opens the drawer, in a narrow bar. */
  openMenu: HTMLButtonElement
  /** The close button of the drawer. */
  closeMenu: HTMLButtonElement
  isMenuOpen: () => boolean
  /** A link of the drawer by its name. Throws if there is none. */
  menuLink: (name: string) => HTMLAnchorElement
}

/** The `Header` of a container. Throws if there is none. */
export function findHeader(container: ParentNode): HeaderParts {
  const drawer = need(container.querySelector('header > [popover]'), 'There is no header here.')
  const header = need(drawer.closest('header'), 'There is no header here.')
  const [openMenu, closeMenu] = allBy<HTMLButtonElement>(header, 'popovertarget', drawer.id)
  if (!openMenu || !closeMenu) throw new Error('The header’s drawer has no buttons.')
  const links = header.querySelectorAll<HTMLAnchorElement>(':scope > :first-child > nav a')
  const inDrawer = drawer.querySelectorAll<HTMLAnchorElement>(':scope > nav a')
  return {
    header,
    link: (name) => findOne(links, 'link', name, wordsOf),
    current: wordsOf([...links].find((link) => link.getAttribute('aria-current') === 'page')),
    openMenu,
    closeMenu,
    isMenuOpen: () => drawer.matches(':popover-open'),
    menuLink: (name) => findOne(inDrawer, 'link', name, wordsOf),
  }
}
