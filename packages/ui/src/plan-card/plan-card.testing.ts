import { findArticle } from '../testing/find-article.ts'
import { need, wordsOf } from '../testing/find-one.ts'

export type PlanCardParts = {
  card: HTMLElement
  /** The formatted price of one interval. */
  price: string
  /** The benefits. */
  benefits: string[]
  /** The button or link. */
  action: HTMLElement
}

/** The `PlanCard` with this name. Throws if there is none. */
export function findPlanCard(container: ParentNode, name: string): PlanCardParts {
  const { article: card } = findArticle(container, 'plan', name)
  const actions = card.querySelectorAll<HTMLElement>(':scope > div:last-child :is(a, button)')
  return {
    card,
    price: wordsOf(card.querySelector('p > bdi')),
    benefits: [...card.querySelectorAll('ul > li')].map(wordsOf),
    action: need(actions[0], `There is no way to the plan “${name}”.`),
  }
}
