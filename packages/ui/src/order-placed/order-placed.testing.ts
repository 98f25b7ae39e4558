import { findOne, wordsOf } from '../testing/find-one.ts'

export type OrderPlacedParts = {
  /** The order number, as copied and announced. */
  number: string
  /** The titles of the next steps. */
  next: string[]
}

/** The `OrderPlaced` with this title. Throws if there is none. */
export function findOrderPlaced(container: ParentNode, title = 'Your order is placed'): OrderPlacedParts {
  const headings = container.querySelectorAll('section > :first-child :is(h1, h2)')
  const section = findOne(headings, 'placed order', title, wordsOf).closest('section')
  const next = section?.querySelectorAll(':scope > div > ol > li > p:first-child') ?? []
  return { number: wordsOf(section?.querySelector('p[dir="ltr"]')), next: [...next].map(wordsOf) }
}
