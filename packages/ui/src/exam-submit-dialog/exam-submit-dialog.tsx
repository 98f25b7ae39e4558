'use client'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Chip } from '../chip/chip.tsx'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { ExamSteps } from '../exam-question/exam-steps.tsx'
import { submissionOf, type ExamEntry } from './submission.ts'

export { submissionOf } from './submission.ts'
export type { ExamEntry, Submission } from './submission.ts'

export type ExamSubmitDialogProps = Omit<DialogProps, 'children' | 'size' | 'onClose' | 'onSubmit'> & {
  /** All questions in their order. */
  questions: readonly ExamEntry[]
  /** How much is answered, in words: "11 of 12 answered". */
  summary: ReactNode
  /** Over the open questions: "Still open". */
  openLabel?: ReactNode
  /** Names an open question by its place, from 1: "Question 7". */
  nameQuestion: (position: number) => string
  /** Called with the id of an open question to go back to. */
  onGoTo?: (id: string) => void
  /** What its two buttons say. */
  labels: { submit: string; cancel: string }
  /** Called once, by the confirming button only. */
  onSubmit: () => void
  /** Called when the person goes back to the questions. */
  onCancel: () => void
  /** While it is being sent. Default false. */
  isBusy?: boolean
  /** A `FormMessage` where sending failed. */
  message?: ReactNode
}

/**
 * The confirmation an exam is never submitted without. Says what is answered, leads back to what is open, and what
 * cannot be taken back is one press on the button that names it: neither Enter nor closing submits.
 */
export function ExamSubmitDialog({
  questions,
  summary,
  openLabel,
  nameQuestion,
  onGoTo,
  labels,
  onSubmit,
  onCancel,
  isBusy = false,
  message,
  ...rest
}: ExamSubmitDialogProps) {
  const { open, maySubmit } = submissionOf(questions)
  return (
    <Dialog size="small" onClose={onCancel} {...rest}>
      <ExamSteps steps={questions.map(({ isAnswered }) => (isAnswered ? 'answered' : 'skipped'))} />
      <p className="mt-3 text-small text-text-muted tabular-nums">{summary}</p>
      {open.length > 0 && (
        <div className="mt-6">
          {openLabel && <p className="text-small font-medium">{openLabel}</p>}
          <ul className="mt-2.5 flex flex-wrap gap-2">
            {open.map(({ id, position }) => (
              <li key={id}>
                {onGoTo ? (
                  <Chip onClick={() => onGoTo(id)}>{nameQuestion(position)}</Chip>
                ) : (
                  <span className="text-small">{nameQuestion(position)}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {message && <div className="mt-6">{message}</div>}
      <div className="mt-8 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="secondary" onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Button isBusy={isBusy} disabled={!maySubmit} onClick={onSubmit}>
          {labels.submit}
        </Button>
      </div>
    </Dialog>
  )
}
