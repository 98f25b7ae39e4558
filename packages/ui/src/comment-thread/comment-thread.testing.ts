import { findOne, need, wordsOf } from '../testing/find-one.ts'
import { nameOf } from '../testing/accessible-name.ts'

export type CommentParts = {
  /** The text, after the name of the person it answers. */
  text: string
  /** Opens the reply form; null if replies are not possible. */
  reply: HTMLElement | null
  /** Contains that form; `details.open` is its state. */
  details: HTMLDetailsElement | null
}

export type CommentThreadParts = {
  thread: HTMLElement
  /** The authors in display order. */
  authors: () => string[]
  /** The first comment of an author. Throws if there is none. */
  commentOf: (author: string) => CommentParts
}

/** The `CommentThread` with this title. Throws if there is none. */
export function findCommentThread(container: ParentNode, title: string): CommentThreadParts {
  const threads = container.querySelectorAll<HTMLElement>('section[aria-labelledby]')
  const thread = findOne(threads, 'thread', title, (element) => nameOf(element))
  const comments = () => thread.querySelectorAll('article[aria-label]')
  return {
    thread,
    authors: () => [...comments()].map((comment) => nameOf(comment)),
    commentOf: (author) => {
      const comment = findOne(comments(), 'comment of', author, (element) => nameOf(element))
      const text = comment.querySelector(':scope > div:last-child > p')
      return {
        text: wordsOf(need(text, `The comment of “${author}” has no text.`)),
        reply: comment.querySelector('summary'),
        details: comment.querySelector('details'),
      }
    },
  }
}
