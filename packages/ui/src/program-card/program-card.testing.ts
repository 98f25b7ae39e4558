import { findCard, type CardParts } from '../card/card.testing.ts'
import { wordsOf } from '../testing/find-one.ts'

export type ProgramCardParts = CardParts & {
  /** The names of its courses, in their order. */
  courses: string[]
}

/** The `ProgramCard` with a title. Throws where there is none. */
export function findProgramCard(container: ParentNode, title: string): ProgramCardParts {
  const parts = findCard(container, title)
  return { ...parts, courses: [...parts.card.querySelectorAll('ol > li')].map(wordsOf) }
}
