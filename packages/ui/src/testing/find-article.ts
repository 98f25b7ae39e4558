import { findOne, need, wordsOf } from './find-one.ts'

export type Article = { article: HTMLElement; heading: HTMLElement }

/** The `<article>` with this heading. Throws an error that lists the existing ones. */
export function findArticle(container: ParentNode, what: string, title: string): Article {
  const headings = container.querySelectorAll<HTMLElement>('article :is(h2, h3, h4)')
  const heading = findOne(headings, what, title, wordsOf)
  return {
    article: need(heading.closest<HTMLElement>('article'), `“${title}” is the heading of something else.`),
    heading,
  }
}

/** The link in an article's heading. */
export const linkOf = ({ heading }: Article): HTMLAnchorElement =>
  need(heading.querySelector('a'), `“${wordsOf(heading)}” leads nowhere.`)
