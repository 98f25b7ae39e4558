import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { maxExamCommentLength } from '@chignon/contract/learning/learning-rules'
import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { FormMessage } from '@chignon/ui/form-message'
import { RadioGroup } from '@chignon/ui/radio-group'
import { TextareaField } from '@chignon/ui/textarea-field'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState, type KeyboardEvent } from 'react'
import { FormDialog } from '../shell/form-dialog.tsx'
import { scoreSoFar } from './score-so-far.ts'
import { useDecision } from './use-decision.ts'
import type { ExamReview } from './use-exam-review.ts'
import { useObstacle } from './use-obstacle.ts'

type DecideDialogProps = {
  exam: StaffExam
  review: ExamReview
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Approves or rejects an attempt, and says what follows. */
export function DecideDialog({ exam, review, open, onOpenChange }: DecideDialogProps) {
  const { t } = useLingui()
  const showToast = useSetAtom(showToastAtom)
  const obstacle = useObstacle(exam, scoreSoFar(exam, review.drafts))
  const [chosen, setChosen] = useState('approve')
  const [comment, setComment] = useState(exam.comment ?? '')
  const { decide, isBusy, errorOf, problem } = useDecision(exam, review)
  const isApproval = obstacle === null && chosen === 'approve'
  const [name, program] = [exam.learner.full_name, exam.program.name]
  const submit = async () => {
    if (isBusy || !(await decide(isApproval ? 'approve' : 'reject', comment))) return
    showToast({
      tone: 'success',
      message: isApproval ? t`${name} passed and is mailed.` : t`${name} is mailed your text.`,
    })
    onOpenChange(false)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  return (
    <FormDialog
      title={t`Decide about this exam`}
      submit={isApproval ? t`Approve` : t`Reject`}
      isBusy={isBusy}
      open={open}
      onClose={() => onOpenChange(false)}
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <RadioGroup
        label={t`Decision`}
        variant="cards"
        value={isApproval ? 'approve' : 'reject'}
        onValueChange={setChosen}
        options={[
          {
            value: 'approve',
            label: t`Approve`,
            hint: obstacle ?? t`${name} gets the gold certificate of “${program}” and is mailed.`,
            isDisabled: obstacle !== null,
          },
          {
            value: 'reject',
            label: t`Reject`,
            hint: t`${name} is mailed your text and can take the exam again, if an attempt is left.`,
          },
        ]}
      />
      <TextareaField
        label={t`Comment for ${name}`}
        hint={isApproval ? t`Optional` : undefined}
        value={comment}
        onValueChange={setComment}
        error={errorOf('comment')}
        maxLength={maxExamCommentLength}
        dir="auto"
        isRequired={!isApproval}
      />
      {problem !== null && <FormMessage tone="error">{problem}</FormMessage>}
    </FormDialog>
  )
}
