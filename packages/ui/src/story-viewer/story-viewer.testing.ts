import { findModal } from '../testing/find-modal.ts'
import { wordsOf } from '../testing/find-one.ts'

export type StoryViewerParts = {
  viewer: HTMLDialogElement
  /** `aria-disabled` at the first story. */
  previous: HTMLButtonElement
  /** Goes on, and closes after the last. */
  next: HTMLButtonElement
  /** Stops the time, and lets it go on. */
  pause: HTMLButtonElement
  close: HTMLButtonElement
  /** The title of the story that is shown. */
  shown: () => string
}

/** The open `StoryViewer` with a title. Throws where there is none. */
export function findStoryViewer(container: ParentNode, title: string): StoryViewerParts {
  const viewer = findModal(container, 'story viewer', title)
  const [previous, next, pause, close] = viewer.querySelectorAll('button')
  if (!previous || !next || !pause || !close) throw new Error(`The dialog “${title}” shows no stories.`)
  return {
    viewer,
    previous,
    next,
    pause,
    close,
    shown: () => wordsOf(viewer.querySelector('[aria-live] > :last-child')),
  }
}
