import { findOne, wordsOf } from '../testing/find-one.ts'
import { nameOf } from '../testing/names.ts'
import { valueOf } from '../testing/value-of.ts'

/** Amounts as they are written, read at the moment they are asked. */
export type OrderSummaryParts = {
  /** What a line comes to, by its name. Throws where there is none. */
  line: (name: string) => string
  /** A sum by its label: "Tax 0.8%", "Discount · SPRING". Throws where there is none. */
  sum: (label: string) => string
  /** What is to be paid. */
  total: () => string
  /** New amounts are on their way. */
  isUpdating: () => boolean
}

/** The `OrderSummary` with a title. Throws where there is none. */
export function findOrderSummary(container: ParentNode, title = 'Your order'): OrderSummaryParts {
  const orders = container.querySelectorAll('section[aria-labelledby]')
  const order = findOne(orders, 'order', title, (one) => nameOf(one))
  return {
    line: (name) => {
      const lines = order.querySelectorAll('ul > li')
      return wordsOf(findOne(lines, 'line', name, (one) => wordsOf(one.querySelector('p'))).lastElementChild)
    },
    sum: (label) => valueOf(order, label),
    total: () => wordsOf(order.querySelector('dd[aria-live]')),
    isUpdating: () => order.ariaBusy === 'true',
  }
}
