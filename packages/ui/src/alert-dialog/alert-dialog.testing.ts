import { wordsAbout } from '../testing/find-modal.ts'
import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type AlertDialogParts = {
  dialog: HTMLDialogElement
  /** The sentence below the title, if there is one. */
  description: string
  /** The button that confirms. */
  confirm: HTMLButtonElement
  /** The button that changes nothing. */
  cancel: HTMLButtonElement
}

/** The open `AlertDialog` with this title. Throws if there is none. */
export function findAlertDialog(container: ParentNode, title: string): AlertDialogParts {
  const open = container.querySelectorAll<HTMLDialogElement>('dialog[open][role="alertdialog"]')
  const dialog = findOne(open, 'open alert dialog', title, (element) => wordsOf(element.querySelector('h2')))
  const cancel = dialog.querySelector<HTMLButtonElement>('button[data-focus-first]')
  const confirm = dialog.querySelector<HTMLButtonElement>('button[data-focus-first] + button')
  const missing = `The alert dialog “${title}” has no buttons.`
  return {
    dialog,
    description: wordsAbout(dialog, 'aria-describedby'),
    confirm: need(confirm, missing),
    cancel: need(cancel, missing),
  }
}
