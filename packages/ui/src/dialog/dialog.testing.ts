import { allIn, findModal, wordsAbout } from '../testing/find-modal.ts'
import { need } from '../testing/find-one.ts'

export type DialogParts = {
  dialog: HTMLDialogElement
  /** The button that closes it. */
  close: HTMLButtonElement
  /** The sentence under the title, where there is one. */
  description: string
}

/** The open `Dialog` with a title, hidden or not. Throws where there is none. */
export function findDialog(container: ParentNode, title: string): DialogParts {
  const dialog = findModal(container, 'open dialog', title)
  // It is the last thing that can be reached, whatever the dialog holds.
  const close = allIn(dialog, 'button').at(-1)
  return {
    dialog,
    close: need(close, `The dialog “${title}” has no close button.`),
    description: wordsAbout(dialog, 'aria-describedby'),
  }
}
