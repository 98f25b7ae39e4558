import { need, wordsOf } from '../testing/find-one.ts'

export type PriceParts = {
  /** The current price, as displayed. */
  now: string
  /** The full price, if there is a discount. Else empty. */
  was: string
}

/**
 * The `Price` of a container: a card, a row. Throws if there is none, for example if the remaining days are shown
 * instead.
 */
export function findPrice(container: ParentNode): PriceParts {
  const now = [...container.querySelectorAll('p > bdi, p > s + span > bdi')].at(-1)
  return {
    now: wordsOf(need(now, 'There is no price here.')),
    was: wordsOf(container.querySelector('p > s > bdi')),
  }
}
