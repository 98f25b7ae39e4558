import { need, wordsOf } from '../testing/find-one.ts'

export type PriceParts = {
  /** The price that holds, as it is written. */
  now: string
  /** The full price, where a reduced one holds instead. Else empty. */
  was: string
}

/** The `Price` of a container: a card, a row. Throws where there is none, as where days left stand in its place. */
export function findPrice(container: ParentNode): PriceParts {
  const now = [...container.querySelectorAll('p > bdi, p > s + span > bdi')].at(-1)
  return {
    now: wordsOf(need(now, 'There is no price here.')),
    was: wordsOf(container.querySelector('p > s > bdi')),
  }
}
