import { findOne, wordsOf } from '../testing/find-one.ts'

export type DialogParts = {
  dialog: HTMLDialogElement
  /** The button that closes it. */
  close: HTMLButtonElement
  /** The sentence under the title, where there is one. */
  description: string
}

/** The open `Dialog` with a title, hidden or not. Throws where there is none. */
export function findDialog(container: ParentNode, title: string): DialogParts {
  const byId = (dialog: Element, attribute: string) => {
    const id = dialog.getAttribute(attribute)
    return id ? dialog.querySelector(`[id="${CSS.escape(id)}"]`) : null
  }
  const dialogs = container.querySelectorAll<HTMLDialogElement>('dialog[open]')
  const dialog = findOne(dialogs, 'open dialog', title, (one) => wordsOf(byId(one, 'aria-labelledby')))
  // It is the last thing that can be reached, whatever the dialog holds.
  const close = [...dialog.querySelectorAll('button')].at(-1)
  if (!close) throw new Error(`The dialog “${title}” has no close button.`)
  return { dialog, close, description: wordsOf(byId(dialog, 'aria-describedby')) }
}
