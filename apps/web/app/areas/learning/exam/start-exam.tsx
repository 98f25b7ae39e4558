import type { Exam } from '@chignon/contract/learning/exam'
import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { Form } from 'react-router'
import { LazyStartDialog } from './lazy-start-dialog.tsx'
import { useOpened } from './use-opened.ts'

/** The button that starts the exam, after a dialog with its conditions; without scripts at once. */
export function StartExam({ exam }: { exam: Exam }) {
  const { isOpen, setOpen, wasOpened } = useOpened()
  const isAgain = exam.attempts_used > 0
  return (
    <>
      <Form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Button type="submit" name="intent" value="start">
          {isAgain ? <Trans>Take the exam again</Trans> : <Trans>Start the exam</Trans>}
        </Button>
      </Form>
      {wasOpened && <LazyStartDialog exam={exam} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
