import { findCard, type CardParts } from '../card/card.testing.ts'
import { wordsOf } from '../testing/find-one.ts'

export type ProgramCardParts = CardParts & {
  /** The names of its courses in order. */
  courses: string[]
}

/** The `ProgramCard` with this title. Throws if there is none. */
export function findProgramCard(container: ParentNode, title: string): ProgramCardParts {
  const parts = findCard(container, title)
  return { ...parts, courses: [...parts.card.querySelectorAll('ol > li')].map(wordsOf) }
}
