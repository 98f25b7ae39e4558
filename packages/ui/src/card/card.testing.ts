import { findArticle, linkOf } from '../testing/find-article.ts'
import { wordsOf } from '../testing/find-one.ts'

export type CardParts = {
  card: HTMLElement
  /** The card's link. */
  link: HTMLAnchorElement
  /** What the item contains: "8 lessons". Empty if there is none. */
  facts: string
  /** The price as announced: "Was $79.00 Now $59.00". Empty if there is none. */
  price: string
}

/** The `Card` with this title. Throws if there is none. */
export function findCard(container: ParentNode, title: string): CardParts {
  const found = findArticle(container, 'card', title)
  const { article: card, heading } = found
  // Facts and price are in the last row.
  const facts = [...card.querySelectorAll('div > div > p:first-child')].findLast(
    (element) => heading.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const price = facts?.nextElementSibling
  return {
    card,
    link: linkOf(found),
    facts: wordsOf(facts),
    price: price?.childElementCount ? [...price.children].map(wordsOf).join(' ') : wordsOf(price),
  }
}
