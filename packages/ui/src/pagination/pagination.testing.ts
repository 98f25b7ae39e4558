import { findOne } from '../testing/find-one.ts'
import { accessibleTextOf } from '../testing/accessible-name.ts'

export type PaginationParts = {
  /** Links to the neighbouring pages; null at either end. */
  previous: HTMLAnchorElement | null
  next: HTMLAnchorElement | null
  /** The link to a page by its accessible name: "Page 3". Throws if there is none. */
  page: (name: string) => HTMLAnchorElement
  /** The accessible name of the current page: "Page 2". */
  current: string
}

/** The `Pagination` with this label, default "Pages". Throws if there is none, as for a single page. */
export function findPagination(container: ParentNode, label = 'Pages'): PaginationParts {
  const nav = findOne(container.querySelectorAll('nav'), 'pagination', label, (element) =>
    element.getAttribute('aria-label'),
  )
  const links = () => nav.querySelectorAll<HTMLAnchorElement>('li:not(:first-child, :last-child) > a')
  const current = [...links()].find((link) => link.getAttribute('aria-current') === 'page')
  return {
    previous: nav.querySelector<HTMLAnchorElement>('li:first-child > a'),
    next: nav.querySelector<HTMLAnchorElement>('li:last-child > a'),
    page: (name) => findOne(links(), 'page', name, accessibleTextOf),
    current: current ? accessibleTextOf(current) : '',
  }
}
