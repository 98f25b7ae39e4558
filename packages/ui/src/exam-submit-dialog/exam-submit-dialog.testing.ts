import { findDialog, type DialogParts } from '../dialog/dialog.testing.ts'
import { allIn } from '../testing/find-modal.ts'
import { findOne, wordsOf } from '../testing/find-one.ts'

export type ExamSubmitDialogParts = DialogParts & {
  /** `submit.disabled` while nothing may be submitted. */
  submit: HTMLButtonElement
  cancel: HTMLButtonElement
  /** The names of the questions still open. */
  open: () => string[]
  /** The button that goes back to one of them. Throws where it is not open. */
  goTo: (name: string) => HTMLButtonElement
}

/** The open `ExamSubmitDialog` with a title. Throws where there is none. */
export function findExamSubmitDialog(container: ParentNode, title: string): ExamSubmitDialogParts {
  const parts = findDialog(container, title)
  const [cancel, submit, close] = allIn(parts.dialog, 'button').slice(-3)
  if (!submit || !cancel || close !== parts.close) throw new Error(`The dialog “${title}” submits no exam.`)
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
