import { findArticle, linkOf } from '../testing/find-article.ts'
import { wordsOf } from '../testing/find-one.ts'

export type CardParts = {
  card: HTMLElement
  /** Where the whole card leads. */
  link: HTMLAnchorElement
  /** What the thing is made of: "8 lessons". Empty where that is not said. */
  facts: string
  /** Its price as it is heard: "Was $79.00 Now $59.00". Empty where it has none. */
  price: string
}

/** The `Card` with a title. Throws where there is none. */
export function findCard(container: ParentNode, title: string): CardParts {
  const found = findArticle(container, 'card', title)
  const { article: card, heading } = found
  // Facts and price stand at its foot, in a row of their own.
  const facts = [...card.querySelectorAll('div > div > p:first-child')].findLast(
    (one) => heading.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const price = facts?.nextElementSibling
  return {
    card,
    link: linkOf(found),
    facts: wordsOf(facts),
    price: price?.childElementCount ? [...price.children].map(wordsOf).join(' ') : wordsOf(price),
  }
}
