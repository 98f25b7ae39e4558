import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { AlertDialog, useConfirm } from '@chignon/ui/alert-dialog'
import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { examNouns, loadReopen } from './exam-queries.ts'

/** Withdraws a rejection. */
export function ReopenButton({ exam }: { exam: StaffExam }) {
  const { t } = useLingui()
  const { confirm, dialogProps } = useConfirm()
  const { send, isBusy } = useStaffCall(loadReopen, examNouns)
  const name = exam.learner.full_name
  const reopen = async () => {
    const isConfirmed = await confirm({
      title: t`Review this exam again?`,
      description: t`The result disappears for ${name}, and the exam waits for a decision again. This is possible until another attempt is begun.`,
      labels: { confirm: t`Review again`, cancel: t`Keep the result` },
    })
    if (isConfirmed) await send({ params: { id: exam.id }, body: { revision: exam.revision } })
  }
  return (
    <>
      <Button variant="secondary" isBusy={isBusy} onClick={() => void reopen()}>
        <Trans>Review again</Trans>
      </Button>
      <AlertDialog {...dialogProps} />
    </>
  )
}
