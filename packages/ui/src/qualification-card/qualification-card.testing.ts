import { findArticle } from '../testing/find-article.ts'
import { findOne, wordsOf } from '../testing/find-one.ts'

export type QualificationCourseParts = {
  isDone: boolean
  link: HTMLAnchorElement | null
}

export type QualificationCardParts = {
  card: HTMLElement
  /** A course by its name. Throws if it is not listed. */
  course: (name: string) => QualificationCourseParts
}

// The icon comes first, then the name, then the hidden "done" label.
const courseNameOf = (row: Element) => wordsOf(row.children[1])

/** The `QualificationCard` with this name. Throws if there is none. */
export function findQualificationCard(container: ParentNode, name: string): QualificationCardParts {
  const { article: card } = findArticle(container, 'qualification', name)
  return {
    card,
    course: (course) => {
      const row = findOne(card.querySelectorAll('ul > li'), 'course', course, courseNameOf)
      return { isDone: row.childElementCount > 2, link: row.querySelector('a') }
    },
  }
}
