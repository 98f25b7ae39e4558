import { findArticle, linkOf } from '../testing/find-article.ts'
import { wordsOf } from '../testing/find-one.ts'

export type LiveMasterclassCardParts = {
  card: HTMLElement
  /** The card's link. */
  link: HTMLAnchorElement
  /** The first day, machine-readable: `YYYY-MM-DD`. */
  dateTime: string
  /** The status in words: "Sold out". Empty if there is none. */
  status: string
  /** The texts of the footer: seats, then the price, if given. */
  foot: string[]
}

/** The `LiveMasterclassCard` with this title. Throws if there is none. */
export function findLiveMasterclassCard(container: ParentNode, title: string): LiveMasterclassCardParts {
  const found = findArticle(container, 'live masterclass', title)
  const { article: card, heading } = found
  const time = card.querySelector('time')
  const foot = heading.parentElement?.nextElementSibling?.children ?? []
  return {
    card,
    link: linkOf(found),
    dateTime: time?.dateTime ?? '',
    status: wordsOf(time?.nextElementSibling),
    foot: [...foot].map(wordsOf),
  }
}
