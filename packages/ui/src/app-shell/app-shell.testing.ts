import { isModalOpen } from '../modal/modal-state.ts'
import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type AppShellParts = {
  /** The content. */
  main: HTMLElement
  /** A link of the navigation beside the content, by its name without the count. Throws if there is none. */
  link: (name: string) => HTMLAnchorElement
  /** The name of the link to the current page. Empty if there is none. */
  current: string
  /** The count beside a name. Empty if there is none. */
  count: (name: string) => string
  /** A link of the bar at the bottom by its name. Throws if there is none. */
  bottomLink: (name: string) => HTMLAnchorElement
  /** The button of the bar that opens the drawer. */
  more: HTMLButtonElement
  isMenuOpen: () => boolean
  /** A link of the open drawer by its name without the count. Throws if there is none. */
  menuLink: (name: string) => HTMLAnchorElement
}

// The name is the element after the icon.
const nameOf = (link: Element): string => wordsOf(link.querySelector(':scope > span[aria-hidden] + span'))

/** The `AppShell` of a container. Throws if there is none. */
export function findAppShell(container: ParentNode): AppShellParts {
  const main = need(container.querySelector<HTMLElement>('main#main'), 'There is no app shell here.')
  const side = need(main.previousElementSibling, 'The app shell has no navigation.')
  const bar = need(main.parentElement?.nextElementSibling, 'The app shell has no bar.')
  const drawer = need(
    bar.parentElement?.parentElement?.querySelector<HTMLDialogElement>(':scope > dialog'),
    'The app shell has no drawer.',
  )
  const links = [...side.querySelectorAll<HTMLAnchorElement>('a')]
  const link = (name: string) => findOne(links, 'link', name, nameOf)
  return {
    main,
    link,
    current: links.filter((element) => element.getAttribute('aria-current') === 'page').map(nameOf)[0] ?? '',
    count: (name) => wordsOf(link(name).querySelector('span[aria-hidden] + span + span')),
    bottomLink: (name) => findOne(bar.querySelectorAll<HTMLAnchorElement>('a'), 'link', name, nameOf),
    more: need(bar.querySelector('button'), 'The bar of the app shell has no button.'),
    isMenuOpen: () => isModalOpen(drawer),
    menuLink: (name) => findOne(drawer.querySelectorAll<HTMLAnchorElement>('a'), 'link', name, nameOf),
  }
}
