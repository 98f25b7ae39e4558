import { AlertDialog } from '@chignon/ui/alert-dialog'
import { FormMessage } from '@chignon/ui/form-message'
import { useLingui } from '@lingui/react/macro'
import { useEditedPage } from './document-context.ts'
import { useAction } from './use-action.ts'

/** What is asked before: what it does cannot be taken back. */
export type Question = 'discard' | 'withdraw' | 'unschedule' | 'remove'

type DocumentQuestionProps = {
  question: Question
  open: boolean
  onClose: () => void
  onRemoved: () => void
}

/** Asks before changes are discarded, a document is taken off the site, or deleted. */
export function DocumentQuestion({ question, open, onClose, onRemoved }: DocumentQuestionProps) {
  const { t } = useLingui()
  const { session, actions } = useEditedPage()
  const { run, isBusy, problem } = useAction()
  const texts: Record<Question, { title: string; description: string; confirm: string; cancel: string }> = {
    discard: {
      title: t`Discard the changes?`,
      description: t`The draft becomes what learners see now. What was changed since then is lost, also what colleagues changed.`,
      confirm: t`Discard the changes`,
      cancel: t`Keep the changes`,
    },
    withdraw: {
      title: t`Take it off the site?`,
      description: t`It becomes a draft again. Its page is no longer there until you publish it.`,
      confirm: t`Take it off the site`,
      cancel: t`Leave it there`,
    },
    unschedule: {
      title: t`Do not publish it then?`,
      description: t`The draft stays as it is. You can publish it at any time.`,
      confirm: t`Do not publish it`,
      cancel: t`Keep the date`,
    },
    remove: {
      title: t`Delete it for good?`,
      description: t`It was never bought or begun. Its texts and videos are gone then.`,
      confirm: t`Delete`,
      cancel: t`Keep it`,
    },
  }
  const { title, description, confirm, cancel } = texts[question]
  const act = async () => {
    const isDone = await run(async () => {
      if (question === 'discard') {
        await session.flush()
        await actions.discard()
      } else if (question === 'remove') await actions.remove()
      else await actions.withdraw()
    })
    if (!isDone) return
    if (question === 'remove') onRemoved()
    else onClose()
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={title}
      description={description}
      labels={{ confirm, cancel }}
      isDangerous={question !== 'unschedule'}
      isBusy={isBusy}
      onConfirm={() => void act()}
    >
      {problem !== null && <FormMessage tone="error">{problem}</FormMessage>}
    </AlertDialog>
  )
}
