import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type AccordionSectionParts = {
  /** What is pressed to open and close it. */
  summary: HTMLElement
  /** `details.open` says whether it is open. */
  details: HTMLDetailsElement
  /** What unfolds; there while it is closed, too. */
  content: Element
}

/** The section of an `Accordion` with a title. Throws where there is none. */
export function findAccordionSection(container: ParentNode, title: string): AccordionSectionParts {
  const titles = container.querySelectorAll('summary > :is(h2, h3, h4)')
  const heading = findOne(titles, 'section', title, wordsOf)
  const lost = `The section “${title}” has nothing to unfold.`
  const summary = need(heading.parentElement, lost)
  return {
    summary,
    details: need(summary.closest('details'), lost),
    content: need(summary.nextElementSibling, lost),
  }
}
