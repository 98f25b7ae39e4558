import { findArticle, linkOf } from '../testing/find-article.ts'
import { wordsOf } from '../testing/find-one.ts'

export type PostCardParts = {
  /** Its actions are found in it: `findReactionBar(card)`. */
  card: HTMLElement
  /** Where the whole card leads. */
  link: HTMLAnchorElement
  /** Who wrote it. */
  author: string
  /** The way to their page, where there is one. */
  authorLink: HTMLAnchorElement | null
}

/** The `PostCard` with a title. Throws where there is none. */
export function findPostCard(container: ParentNode, title: string): PostCardParts {
  const found = findArticle(container, 'post', title)
  const { article: card } = found
  return {
    card,
    link: linkOf(found),
    author: wordsOf(card.querySelector('footer bdi')),
    authorLink: card.querySelector('footer a'),
  }
}
