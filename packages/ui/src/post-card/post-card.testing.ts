import { findArticle, linkOf } from '../testing/find-article.ts'
import { wordsOf } from '../testing/find-one.ts'

export type PostCardParts = {
  /** The card element; find its actions with `findReactionBar(card)`. */
  card: HTMLElement
  /** The card's link. */
  link: HTMLAnchorElement
  /** Name of the author. */
  author: string
  /** The link to the author's profile, if there is one. */
  authorLink: HTMLAnchorElement | null
}

/** The `PostCard` with this title. Throws if there is none. */
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
