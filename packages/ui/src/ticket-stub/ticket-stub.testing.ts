import { findArticle } from '../testing/find-article.ts'
import { wordsOf } from '../testing/find-one.ts'
import { valueOf } from '../testing/value-of.ts'

export type TicketStubParts = {
  /** The value of a fact by its label: "Holder". Throws if it is missing. */
  fact: (label: string) => string
  /** The code that is scanned at the door. */
  code: string
}

/** The `TicketStub` of an event. Throws if there is none. */
export function findTicketStub(container: ParentNode, event: string): TicketStubParts {
  const { article } = findArticle(container, 'ticket', event)
  return { fact: (label) => valueOf(article, label), code: wordsOf(article.querySelector('p[dir="ltr"]')) }
}
