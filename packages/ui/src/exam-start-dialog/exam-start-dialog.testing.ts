import { findDialog, type DialogParts } from '../dialog/dialog.testing.ts'
import { allIn } from '../testing/find-modal.ts'
import { valueOf } from '../testing/value-of.ts'

export type ExamStartDialogParts = DialogParts & {
  start: HTMLButtonElement
  cancel: HTMLButtonElement
  /** The value of a fact by its label: "Questions". Throws if there is none. */
  fact: (label: string) => string
}

/** The open `ExamStartDialog` with this title. Throws if there is none. */
export function findExamStartDialog(container: ParentNode, title: string): ExamStartDialogParts {
  const parts = findDialog(container, title)
  const [cancel, start, close] = allIn(parts.dialog, 'button').slice(-3)
  if (!start || !cancel || close !== parts.close)
    throw new Error(`The dialog “${title}” is not an ExamStartDialog.`)
  return { ...parts, start, cancel, fact: (label) => valueOf(parts.dialog, label) }
}
