import type { ExamAttempt } from '@chignon/contract/learning/exam'
import { Button } from '@chignon/ui/button'
import { ExamSubmitDialog } from '@chignon/ui/exam-submit-dialog'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form, useNavigate, useNavigation, useSubmit } from 'react-router'
import { useHydrated } from '../../../lib/browser/use-hydrated.ts'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { draftOf, type ExamDrafts } from './exam-drafts.ts'
import { hasAnswer, queryOf } from './exam-view.ts'

type SubmitExamProps = {
  attempt: ExamAttempt
  drafts: ExamDrafts
  /** Saves what is not stored yet; whether all is. */
  flush: () => Promise<boolean>
  message: string | null
}

/** Submits the exam after a confirmation that names the open questions (EXAM-4). Without scripts the page above is the confirmation. */
export function SubmitExam({ attempt, drafts, flush, message }: SubmitExamProps) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const { number } = useFormats()
  const submit = useSubmit()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const [isOpen, setIsOpen] = useState(false)
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
    <>
      <Form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        <Button type="submit" name="intent" value="submit">
          <Trans>Submit the exam</Trans>
        </Button>
      </Form>
      {/* A closed dialog has no title that its name could refer to. */}
      {isHydrated && (
        <ExamSubmitDialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title={t`Submit the exam?`}
          description={t`You cannot change your answers afterwards.`}
          questions={entries}
          summary={t`${answered} of ${count} answered`}
          isBusy={isSaving || state !== 'idle'}
          onGoTo={(id) => {
            setIsOpen(false)
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
      )}
    </>
  )
}
