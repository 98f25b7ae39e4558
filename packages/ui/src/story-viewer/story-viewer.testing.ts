import { findModal } from '../testing/find-modal.ts'
import { wordsOf } from '../testing/find-one.ts'

export type StoryViewerParts = {
  viewer: HTMLDialogElement
  /** `aria-disabled` at the first story. */
  previous: HTMLButtonElement
  /** Shows the next story, and closes after the last. */
  next: HTMLButtonElement
  /** Pauses and resumes. */
  pause: HTMLButtonElement
  close: HTMLButtonElement
  /** The title of the current story. */
  shown: () => string
}

/** The open `StoryViewer` with this title. Throws if there is none. */
export function findStoryViewer(container: ParentNode, title: string): StoryViewerParts {
  const viewer = findModal(container, 'story viewer', title)
  const [previous, next, pause, close] = viewer.querySelectorAll('button')
  if (!previous || !next || !pause || !close) throw new Error(`The dialog “${title}” is not a StoryViewer.`)
  return {
    viewer,
    previous,
    next,
    pause,
    close,
    shown: () => wordsOf(viewer.querySelector('[aria-live] > :last-child')),
  }
}
