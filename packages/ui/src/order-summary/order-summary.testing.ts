import { findOne, wordsOf } from '../testing/find-one.ts'
import { nameOf } from '../testing/accessible-name.ts'
import { valueOf } from '../testing/value-of.ts'

/** Formatted amounts, read when they are called. */
export type OrderSummaryParts = {
  /** The amount of a line by its name. Throws if there is none. */
  line: (name: string) => string
  /** An amount by its label: "Tax 0.8%", "Discount SPRING". Throws if there is none. */
  sum: (label: string) => string
  /** The total. */
  total: () => string
  /** Whether new amounts are loading. */
  isUpdating: () => boolean
}

/** The `OrderSummary` with this title. Throws if there is none. */
export function findOrderSummary(container: ParentNode, title = 'Your order'): OrderSummaryParts {
  const orders = container.querySelectorAll('section[aria-labelledby]')
  const order = findOne(orders, 'order', title, (element) => nameOf(element))
  return {
    line: (name) => {
      const lines = order.querySelectorAll('ul > li')
      return wordsOf(
        findOne(lines, 'line', name, (element) => wordsOf(element.querySelector('p'))).lastElementChild,
      )
    },
    sum: (label) => valueOf(order, label),
    total: () => wordsOf(order.querySelector('[aria-live] dd')),
    isUpdating: () => order.getAttribute('aria-busy') === 'true',
  }
}
