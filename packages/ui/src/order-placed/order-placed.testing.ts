import { findOne, wordsOf } from '../testing/find-one.ts'

export type OrderPlacedParts = {
  /** The order's number, as it is copied and heard. */
  number: string
  /** What happens next, by its titles. */
  next: string[]
}

/** The `OrderPlaced` with a title. Throws where there is none. */
export function findOrderPlaced(container: ParentNode, title = 'Your order is placed'): OrderPlacedParts {
  const headings = container.querySelectorAll('section > :first-child :is(h1, h2)')
  const section = findOne(headings, 'placed order', title, wordsOf).closest('section')
  const next = section?.querySelectorAll(':scope > div > ol > li > p:first-child') ?? []
  return { number: wordsOf(section?.querySelector('p[dir="ltr"]')), next: [...next].map(wordsOf) }
}
