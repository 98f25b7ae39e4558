import { findCard, type CardParts } from '../card/card.testing.ts'

export type CourseCardParts = CardParts

/** The `CourseCard` with a title. Throws where there is none. */
export const findCourseCard = (container: ParentNode, title: string): CourseCardParts =>
  findCard(container, title)
