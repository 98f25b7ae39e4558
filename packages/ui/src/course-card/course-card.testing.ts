import { findCard, type CardParts } from '../card/card.testing.ts'

export type CourseCardParts = CardParts

/** The `CourseCard` with this title. Throws if there is none. */
export const findCourseCard = (container: ParentNode, title: string): CourseCardParts =>
  findCard(container, title)
