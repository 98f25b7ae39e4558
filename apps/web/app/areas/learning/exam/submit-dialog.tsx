import type { ExamAttempt } from '@chignon/contract/learning/exam'
import { ExamSubmitDialog } from '@chignon/ui/exam-submit-dialog'
import { FormMessage } from '@chignon/ui/form-message'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate, useNavigation, useSubmit } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { draftOf, type ExamDrafts } from './exam-drafts.ts'
import { hasAnswer, queryOf } from './exam-view.ts'

type SubmitDialogProps = {
  attempt: ExamAttempt
  drafts: ExamDrafts
  /** Saves what is not stored yet; whether all is. */
  flush: () => Promise<boolean>
  message: string | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Names the open questions before the exam is submitted (EXAM-4). */
export function SubmitDialog({ attempt, drafts, flush, message, isOpen, onOpenChange }: SubmitDialogProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const submit = useSubmit()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const [isSaving, setIsSaving] = useState(false)
  const [isUnsaved, setIsUnsaved] = useState(false)
  const { questions } = attempt
  const entries = questions.map(({ id }) => ({ id, isAnswered: hasAnswer(draftOf(drafts, id)) }))
  const answered = number(entries.filter(({ isAnswered }) => isAnswered).length)
  const count = number(questions.length)
  const confirm = async () => {
    setIsSaving(true)
    const isSaved = await flush()
    setIsSaving(false)
    setIsUnsaved(!isSaved)
    if (isSaved) await submit({ intent: 'submit' }, { method: 'post' })
  }
  const problem = isUnsaved
    ? t`Some answers are not saved yet. Check your connection and try again.`
    : message
  return (
    <ExamSubmitDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t`Submit the exam?`}
      description={t`You cannot change your answers afterwards.`}
      questions={entries}
      summary={t`${answered} of ${count} answered`}
      isBusy={isSaving || state !== 'idle'}
      onGoTo={(id) => {
        onOpenChange(false)
        const position = questions.findIndex((question) => question.id === id) + 1
        void navigate(queryOf(position, questions.length))
      }}
      onSubmit={() => void confirm()}
      message={problem !== null && <FormMessage tone="error">{problem}</FormMessage>}
      labels={{
        submit: t`Submit the exam`,
        cancel: t`Back to the questions`,
        open: t`Still open`,
        question: (position) => {
          const place = number(position)
          return t`Question ${place}`
        },
        close: t`Close`,
      }}
    />
  )
}
