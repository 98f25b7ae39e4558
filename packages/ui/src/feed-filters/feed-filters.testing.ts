import { findOne, wordsOf } from '../testing/find-one.ts'

export type FeedFiltersParts = {
  /** A button or a link by its name, without its count. Throws if there is none. */
  filter: (name: string) => HTMLElement
  /** The names of the selected filters. */
  selected: () => string[]
}

const filterNameOf = (filter: Element) => wordsOf(filter.querySelector('span'))

/** The row of `FeedFilters` with this label: "Categories", "Types". Throws if there is none. */
export function findFeedFilters(container: ParentNode, label: string): FeedFiltersParts {
  const rows = container.querySelectorAll('[role="group"][aria-label]')
  const row = findOne(rows, 'row of filters', label, (element) => element.getAttribute('aria-label'))
  return {
    filter: (name) => findOne(row.querySelectorAll<HTMLElement>('a, button'), 'filter', name, filterNameOf),
    selected: () =>
      [...row.querySelectorAll('[aria-pressed="true"], [aria-current="true"]')].map(filterNameOf),
  }
}
