import { findDialog, type DialogParts } from '../dialog/dialog.testing.ts'
import { allIn } from '../testing/find-modal.ts'
import { findOne, wordsOf } from '../testing/find-one.ts'

export type ExamSubmitDialogParts = DialogParts & {
  /** `submit.disabled` is true while there is no answer. */
  submit: HTMLButtonElement
  cancel: HTMLButtonElement
  /** The names of the open questions. */
  open: () => string[]
  /** The button that leads back to an open question. Throws if that question is not open. */
  goTo: (name: string) => HTMLButtonElement
}

/** The open `ExamSubmitDialog` with this title. Throws if there is none. */
export function findExamSubmitDialog(container: ParentNode, title: string): ExamSubmitDialogParts {
  const parts = findDialog(container, title)
  const [cancel, submit, close] = allIn(parts.dialog, 'button').slice(-3)
  if (!submit || !cancel || close !== parts.close)
    throw new Error(`The dialog “${title}” is not an ExamSubmitDialog.`)
  return {
    ...parts,
    submit,
    cancel,
    open: () => allIn(parts.dialog, 'li').map(wordsOf),
    goTo: (name) =>
      findOne(
        parts.dialog.querySelectorAll<HTMLButtonElement>('li > button'),
        'open question',
        name,
        wordsOf,
      ),
  }
}
