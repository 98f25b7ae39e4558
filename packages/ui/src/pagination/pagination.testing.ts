import { findOne } from '../testing/find-one.ts'
import { heardOf } from '../testing/names.ts'

export type PaginationParts = {
  /** Links to the neighbours; null at either end. */
  previous: HTMLAnchorElement | null
  next: HTMLAnchorElement | null
  /** The link to a page by what is heard: "Page 3". Throws where there is none. */
  page: (name: string) => HTMLAnchorElement
  /** What is heard of the page being shown: "Page 2". */
  current: string
}

/** The `Pagination` with a label, default "Pages". Throws where there is none, as for one page alone. */
export function findPagination(container: ParentNode, label = 'Pages'): PaginationParts {
  const nav = findOne(container.querySelectorAll('nav'), 'pagination', label, (one) =>
    one.getAttribute('aria-label'),
  )
  const links = () => nav.querySelectorAll<HTMLAnchorElement>('li:not(:first-child, :last-child) > a')
  const current = [...links()].find((link) => link.ariaCurrent === 'page')
  return {
    previous: nav.querySelector<HTMLAnchorElement>('li:first-child > a'),
    next: nav.querySelector<HTMLAnchorElement>('li:last-child > a'),
    page: (name) => findOne(links(), 'page', name, heardOf),
    current: current ? heardOf(current) : '',
  }
}
