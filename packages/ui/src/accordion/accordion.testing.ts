import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type AccordionSectionParts = {
  /** Opens and closes the section. */
  summary: HTMLElement
  /** `details.open` is true while the section is open. */
  details: HTMLDetailsElement
  /** The content. It is in the document while the section is closed, too. */
  content: Element
}

/** The section with this title in an `Accordion`. Throws if there is none. */
export function findAccordionSection(container: ParentNode, title: string): AccordionSectionParts {
  const titles = container.querySelectorAll('summary > :is(h1, h2, h3, h4, h5, h6)')
  const heading = findOne(titles, 'section', title, wordsOf)
  const missing = `The section “${title}” has no content.`
  const summary = need(heading.parentElement, missing)
  return {
    summary,
    details: need(summary.closest('details'), missing),
    content: need(summary.nextElementSibling, missing),
  }
}
