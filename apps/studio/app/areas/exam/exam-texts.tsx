import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import type { ExamText } from '@chignon/contract/learning/exam-text'
import { maxExamCommentLength } from '@chignon/contract/learning/learning-rules'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useDialog } from '../../lib/use-dialog.ts'
import { insertText } from './insert-text.ts'
import { TextDialog } from './text-dialog.tsx'
import { TextPicker } from './text-picker.tsx'

type ExamTextsProps = {
  open: boolean
  /** The field of the comment. */
  field: HTMLTextAreaElement | null
  onClose: () => void
  onInsert: (value: string) => void
}

/** Inserts a text at the cursor of a comment, which has the focus afterwards; and keeps these texts. */
export function ExamTexts({ open, field, onClose, onInsert }: ExamTextsProps) {
  const { t } = useLingui()
  const showToast = useSetAtom(showToastAtom)
  const dialog = useDialog()
  const [kept, setKept] = useState<ExamText | null>(null)
  const focusNext = useRef<{ field: HTMLTextAreaElement; cursor: number } | null>(null)
  // After the dialog has returned the focus.
  useEffect(() => {
    if (open || focusNext.current === null) return
    const { field: comment, cursor } = focusNext.current
    focusNext.current = null
    comment.focus()
    comment.setSelectionRange(cursor, cursor)
  }, [open])
  const insert = (text: string) => {
    if (!field) return
    const { selectionStart: start, selectionEnd: end } = field
    const { value, cursor } = insertText(field.value, { start, end }, text)
    if (value.length > maxExamCommentLength) {
      showToast({ tone: 'error', message: t`The comment would be too long.` })
      return
    }
    onInsert(value)
    focusNext.current = { field, cursor }
    onClose()
  }
  const edit = (text: ExamText | null) => {
    setKept(text)
    dialog.show()
  }
  return (
    <>
      <TextPicker
        open={open && !dialog.open}
        onClose={onClose}
        onInsert={insert}
        onAdd={() => edit(null)}
        onChange={edit}
      />
      <TextDialog key={dialog.key} text={kept} open={dialog.open} onClose={dialog.close} />
    </>
  )
}
