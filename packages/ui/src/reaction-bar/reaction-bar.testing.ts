import { findShareBar, type ShareBarParts } from '../share-bar/share-bar.testing.ts'
import { wordsOf } from '../testing/find-one.ts'

export type ReactionBarParts = ShareBarParts & {
  like: HTMLButtonElement
  save: HTMLButtonElement
  isLiked: () => boolean
  isSaved: () => boolean
  /** The formatted number of likes. */
  likes: () => string
}

/** The first `ReactionBar` of a container. Throws if there is none. */
export function findReactionBar(container: ParentNode): ReactionBarParts {
  const [like, save] = container.querySelectorAll<HTMLButtonElement>('button[name="intent"]')
  if (!like?.form || !save) throw new Error('There is no reaction bar in this container.')
  return {
    ...findShareBar(like.form),
    like,
    save,
    isLiked: () => like.getAttribute('aria-pressed') === 'true',
    isSaved: () => save.getAttribute('aria-pressed') === 'true',
    likes: () => wordsOf(like.lastElementChild),
  }
}
