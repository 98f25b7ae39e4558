import { allIn, findModal, wordsAbout } from '../testing/find-modal.ts'
import { need } from '../testing/find-one.ts'

export type DialogParts = {
  dialog: HTMLDialogElement
  /** The close button. */
  close: HTMLButtonElement
  /** The sentence below the title, if there is one. */
  description: string
}

/** The open `Dialog` with this title, visible or hidden. Throws if there is none. */
export function findDialog(container: ParentNode, title: string): DialogParts {
  const dialog = findModal(container, 'open dialog', title)
  // The close button is the last focusable element in any dialog.
  const close = allIn(dialog, 'button').at(-1)
  return {
    dialog,
    close: need(close, `The dialog “${title}” has no close button.`),
    description: wordsAbout(dialog, 'aria-describedby'),
  }
}
