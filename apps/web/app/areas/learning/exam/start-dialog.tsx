import type { Exam } from '@chignon/contract/learning/exam'
import { ExamStartDialog } from '@chignon/ui/exam-start-dialog'
import { useLingui } from '@lingui/react/macro'
import { useNavigation, useSubmit } from 'react-router'
import { useExamFacts } from './use-exam-facts.ts'

type StartDialogProps = { exam: Exam; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The conditions of the exam, before it is started. */
export function StartDialog({ exam, isOpen, onOpenChange }: StartDialogProps) {
  const { t } = useLingui()
  const facts = useExamFacts(exam)
  const submit = useSubmit()
  const { state } = useNavigation()
  const { name } = exam.program
  return (
    <ExamStartDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t`Exam: ${name}`}
      seed={exam.program.slug}
      isBusy={state !== 'idle'}
      onStart={() => void submit({ intent: 'start' }, { method: 'post' })}
      facts={facts}
      notes={[
        {
          id: 'saved',
          text: t`Your answers are saved while you work. You can stop and continue on any device.`,
        },
        { id: 'order', text: t`Answer in any order, and change your answers until you submit.` },
        {
          id: 'review',
          text: t`An educator reviews your exam, and we notify you when your result is online.`,
        },
      ]}
      labels={{ start: t`Start the exam`, cancel: t`Not now`, close: t`Close` }}
    />
  )
}
