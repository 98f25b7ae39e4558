import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { LazySubmitDialog } from './lazy-submit-dialog.tsx'
import { useOpened } from './use-opened.ts'

type SubmitExamProps = Omit<ComponentProps<typeof LazySubmitDialog>, 'isOpen' | 'onOpenChange'>

/** Submits the exam after a confirmation that names the open questions (EXAM-4). Without scripts the page above is the confirmation. */
export function SubmitExam(props: SubmitExamProps) {
  const { isOpen, setOpen, wasOpened } = useOpened()
  return (
    <>
      <Form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Button type="submit" name="intent" value="submit">
          <Trans>Submit the exam</Trans>
        </Button>
      </Form>
      {wasOpened && <LazySubmitDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
