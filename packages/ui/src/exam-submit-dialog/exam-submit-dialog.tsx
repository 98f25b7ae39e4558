'use client'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Chip } from '../chip/chip.tsx'
import { Dialog, type DialogLabels, type DialogProps } from '../dialog/dialog.tsx'
import { useOpenState } from '../modal/use-open-state.ts'
import { ExamSteps } from '../exam-question/exam-steps.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { submissionOf, type ExamEntry } from './exam-submission.ts'
import { checkControlled } from '../development/check-controlled.ts'

export { submissionOf } from './exam-submission.ts'
export type { ExamEntry, Submission } from './exam-submission.ts'

export type ExamSubmitDialogLabels = {
  submit: string
  cancel: string
  /** Above the open questions. */
  open: ReactNode
  /** Name of an open question by its number, starting at 1. */
  question: (position: number) => string
}

const english: ExamSubmitDialogLabels = {
  submit: 'Submit the exam',
  cancel: 'Back to the questions',
  open: 'Still open',
  question: (position) => `Question ${position}`,
}

export type ExamSubmitDialogProps = Omit<
  DialogProps,
  'children' | 'size' | 'actions' | 'labels' | 'onSubmit'
> & {
  /** All questions in order. */
  questions: readonly ExamEntry[]
  /** Number of answers, in words: "11 of 12 answered". */
  summary: ReactNode
  /** Receives the id of the open question to go back to. */
  onGoTo?: ((id: string) => void) | undefined
  /** Default English. */
  labels?: Partial<ExamSubmitDialogLabels & DialogLabels> | undefined
  /** Called once, only by the submit button. */
  onSubmit: () => void
  /** True while it is being submitted. Default false. */
  isBusy?: boolean | undefined
  /** A `FormMessage` after a failed submission. */
  message?: ReactNode
}

/**
 * The confirmation before an exam is submitted. It says what is answered and links back to open questions. Only the
 * submit button submits: neither Enter nor closing does.
 */
export function ExamSubmitDialog({
  open,
  defaultOpen,
  onOpenChange,
  questions,
  summary,
  onGoTo,
  labels,
  onSubmit,
  isBusy = false,
  message,
  ...rest
}: ExamSubmitDialogProps) {
  if (process.env.NODE_ENV !== 'production')
    checkControlled('ExamSubmitDialog', 'open', open, onOpenChange, { isReadOnly: !open })
  const texts = useMessages('examSubmitDialog', english, labels)
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen, onOpenChange })
  const { open: openQuestions, maySubmit } = submissionOf(questions)
  const actions = (
    <>
      <Button variant="secondary" onClick={() => setOpen(false)}>
        {texts.cancel}
      </Button>
      <Button isBusy={isBusy} disabled={!maySubmit} onClick={onSubmit}>
        {texts.submit}
      </Button>
    </>
  )
  return (
    <Dialog size="small" labels={labels} actions={actions} open={isOpen} onOpenChange={setOpen} {...rest}>
      <ExamSteps steps={questions.map(({ isAnswered }) => (isAnswered ? 'answered' : 'skipped'))} />
      <p className="mt-3 text-small text-text-muted tabular-nums">{summary}</p>
      {openQuestions.length > 0 && (
        <div className="mt-6">
          {texts.open && <p className="text-small font-medium">{texts.open}</p>}
          <ul className="mt-2.5 flex flex-wrap gap-2">
            {openQuestions.map(({ id, position }) => (
              <li key={id}>
                {onGoTo ? (
                  <Chip onClick={() => onGoTo(id)}>{texts.question(position)}</Chip>
                ) : (
                  <span className="text-small">{texts.question(position)}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {message && <div className="mt-6">{message}</div>}
    </Dialog>
  )
}
