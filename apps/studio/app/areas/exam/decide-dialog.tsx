import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { maxExamCommentLength } from '@chignon/contract/learning/learning-rules'
import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { Button } from '@chignon/ui/button'
import { Dialog } from '@chignon/ui/dialog'
import { FormMessage } from '@chignon/ui/form-message'
import { RadioGroup } from '@chignon/ui/radio-group'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useId, useState, type KeyboardEvent } from 'react'
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
  const formId = useId()
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
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      // An absolute box in the top layer is at the start of the page, to which it would scroll.
      title={t`Decide about this exam`}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {isApproval ? t`Approve` : t`Reject`}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key submits it from any of its fields */}
      <form
        id={formId}
        className="flex flex-col gap-6"
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
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
      </form>
    </Dialog>
  )
}
