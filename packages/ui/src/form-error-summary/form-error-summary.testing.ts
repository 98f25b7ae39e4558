import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type FormErrorSummaryParts = {
  summary: HTMLElement
  title: string
  /** The errors, in their order. */
  errors: string[]
  /** The link to the field of an error. Throws if there is none. */
  link: (message: string) => HTMLAnchorElement
}

/** The `FormErrorSummary` of a container. Throws if there is none. */
export function findFormErrorSummary(container: ParentNode): FormErrorSummaryParts {
  const summary = need(
    container.querySelector<HTMLElement>('section[tabindex="-1"][aria-labelledby]'),
    'There is no error summary here.',
  )
  const links = [...summary.querySelectorAll<HTMLAnchorElement>('li > a')]
  return {
    summary,
    title: wordsOf(summary.querySelector('h1, h2, h3, h4, h5, h6')),
    errors: links.map(wordsOf),
    link: (message) => findOne(links, 'error', message, wordsOf),
  }
}
