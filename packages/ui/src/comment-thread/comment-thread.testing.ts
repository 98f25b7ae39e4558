import { findOne, need, wordsOf } from '../testing/find-one.ts'
import { nameOf } from '../testing/names.ts'

export type CommentParts = {
  /** What was said, after the name of whom it answers. */
  text: string
  /** What opens the form to answer with; null where nobody can. */
  reply: HTMLElement | null
  /** Where that form is; `details.open` says whether it is open. */
  details: HTMLDetailsElement | null
}

export type CommentThreadParts = {
  thread: HTMLElement
  /** Who said something, in the order it is shown. */
  authors: () => string[]
  /** The first thing somebody said. Throws where they said nothing. */
  commentOf: (author: string) => CommentParts
}

/** The `CommentThread` with a title. Throws where there is none. */
export function findCommentThread(container: ParentNode, title: string): CommentThreadParts {
  const threads = container.querySelectorAll<HTMLElement>('section[aria-labelledby]')
  const thread = findOne(threads, 'thread', title, (one) => nameOf(one))
  const comments = () => thread.querySelectorAll('article[aria-label]')
  return {
    thread,
    authors: () => [...comments()].map((one) => nameOf(one)),
    commentOf: (author) => {
      const comment = findOne(comments(), 'comment of', author, (one) => nameOf(one))
      const text = comment.querySelector(':scope > div:last-child > p')
      return {
        text: wordsOf(need(text, `What “${author}” said is lost.`)),
        reply: comment.querySelector('summary'),
        details: comment.querySelector('details'),
      }
    },
  }
}
