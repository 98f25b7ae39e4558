import type { Exam } from '@chignon/contract/learning/exam'
import { Button } from '@chignon/ui/button'
import { ExamStartDialog } from '@chignon/ui/exam-start-dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { useHydrated } from '../../../lib/browser/use-hydrated.ts'
import { useExamFacts } from './use-exam-facts.ts'

/** The button that starts the exam, after a dialog with its conditions; without scripts at once. */
export function StartExam({ exam }: { exam: Exam }) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const facts = useExamFacts(exam)
  const submit = useSubmit()
  const { state } = useNavigation()
  const [isOpen, setIsOpen] = useState(false)
  const isBusy = state !== 'idle'
  const { name } = exam.program
  const isAgain = exam.attempts_used > 0
  return (
    <>
      <Form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        <Button type="submit" name="intent" value="start">
          {isAgain ? <Trans>Take the exam again</Trans> : <Trans>Start the exam</Trans>}
        </Button>
      </Form>
      {/* A closed dialog has no title that its name could refer to. */}
      {isHydrated && (
        <ExamStartDialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title={t`Exam: ${name}`}
          seed={exam.program.slug}
          isBusy={isBusy}
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
      )}
    </>
  )
}
