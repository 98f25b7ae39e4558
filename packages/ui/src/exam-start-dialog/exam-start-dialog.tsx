'use client'
import type { ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Button } from '../button/button.tsx'
import { Dialog, type DialogLabels, type DialogProps } from '../dialog/dialog.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { useOpenState } from '../modal/use-open-state.ts'
import { Strands } from '../strands/strands.tsx'
import { checkControlled } from '../development/check-controlled.ts'

export type ExamFact = {
  id: string
  /** "Questions". */
  label: ReactNode
  /** "12", "70%": a few characters, because they are large. */
  value: ReactNode
}

export type ExamStartDialogLabels = { start: string; cancel: string }

const english: ExamStartDialogLabels = { start: 'Start the exam', cancel: 'Not now' }

export type ExamStartDialogProps = Omit<DialogProps, 'children' | 'size' | 'actions' | 'labels'> & {
  /** Key figures: questions, pass mark, attempts. Three look best. */
  facts: readonly ExamFact[]
  /** The rules during the exam, one sentence each. */
  notes?: readonly { id: string; text: ReactNode }[] | undefined
  /** Default English. */
  labels?: Partial<ExamStartDialogLabels & DialogLabels> | undefined
  /** Called when the user starts the exam. */
  onStart: () => void
  /** True while the questions load. Default false. */
  isBusy?: boolean | undefined
  /** Seed of the strands: the program's slug. */
  seed: string
}

const noNotes: NonNullable<ExamStartDialogProps['notes']> = []

/**
 * The conditions of an exam before it begins. Opening it starts nothing, and closing it uses no attempt. Open it
 * only if the exam may be taken (`mayTakeExam` of exam-state-banner).
 */
export function ExamStartDialog({
  open,
  defaultOpen,
  onOpenChange,
  facts,
  notes = noNotes,
  labels,
  onStart,
  isBusy = false,
  seed,
  className,
  ...rest
}: ExamStartDialogProps) {
  if (process.env.NODE_ENV !== 'production')
    checkControlled('ExamStartDialog', 'open', open, onOpenChange, { isReadOnly: !open })
  const texts = useMessages('examStartDialog', english, labels)
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen, onOpenChange })
  const actions = (
    <>
      <Button variant="secondary" onClick={() => setOpen(false)}>
        {texts.cancel}
      </Button>
      <Button isBusy={isBusy} onClick={onStart}>
        {texts.start}
      </Button>
    </>
  )
  return (
    <Dialog
      size="medium"
      labels={labels}
      actions={actions}
      open={isOpen}
      onOpenChange={setOpen}
      className={cx(className, 'isolate')}
      {...rest}
    >
      <Strands
        seed={seed}
        coiffure="wave"
        width={576}
        height={240}
        reach="end"
        className="absolute inset-x-0 top-0 -z-1 h-50 w-full mask-b-from-15% mask-b-to-90% mask-l-from-25% mask-l-to-50%"
      />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] border-y border-line">
        {facts.map((fact) => (
          <div
            key={fact.id}
            className="flex flex-col-reverse justify-end gap-1 border-s border-line py-5 ps-5 first:border-s-0 first:ps-0"
          >
            <dt className="text-small text-text-muted">{fact.label}</dt>
            <dd className="headline-type text-headline tabular-nums">{fact.value}</dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && (
        <ul className="mt-6 grid grid-cols-1 gap-2.5 text-small">
          {notes.map((note) => (
            <li key={note.id} className="flex gap-3">
              <span aria-hidden="true" className="mt-2.5 w-4 shrink-0 self-start border-t border-accent" />
              <span className="min-w-0">{note.text}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
