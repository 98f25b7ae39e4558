import { findArticle, linkOf } from '../testing/find-article.ts'
import { wordsOf } from '../testing/find-one.ts'

export type LiveMasterclassCardParts = {
  card: HTMLElement
  /** Where the whole card leads. */
  link: HTMLAnchorElement
  /** The first day for machines: `YYYY-MM-DD`. */
  dateTime: string
  /** How it stands, in words: "Sold out". Empty where that is not said. */
  status: string
  /** What is said at its foot: seats, then the price, where they are given. */
  foot: string[]
}

/** The `LiveMasterclassCard` with a title. Throws where there is none. */
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
