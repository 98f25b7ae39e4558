import type { StaffEvent } from '@chignon/contract/commerce/staff-event'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { ChangeNumbers } from './change-numbers.tsx'
import { eventNouns, loadCancelEvent } from './event-queries.ts'
import { useChangePreview } from './use-change-preview.ts'

type CancelDialogProps = { event: StaffEvent; open: boolean; onClose: () => void }

/** Cancels an event for good. How many people and how much money it concerns is said before, the amount also on the button. */
export function CancelDialog({ event, open, onClose }: CancelDialogProps) {
  const { t } = useLingui()
  const { preview, amount, error, retry } = useChangePreview(event.id, open)
  const { send, isBusy } = useStaffCall(loadCancelEvent, [...eventNouns, 'staff-order', 'today'])
  const submit = async () => {
    if (preview && (await send({ params: { id: event.id } }))) onClose()
  }
  return (
    <FormDialog
      title={t`Cancel the event`}
      description={t`“${event.name}” does not take place. This cannot be undone.`}
      submit={
        preview && preview.refundable > 0 ? (
          <Trans>Cancel and return {amount}</Trans>
        ) : (
          <Trans>Cancel the event</Trans>
        )
      }
      dismiss={t`Keep the event`}
      variant="danger"
      isBusy={isBusy || (open && !preview && !error)}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      <ChangeNumbers kind="cancel" preview={preview} amount={amount} error={error} onRetry={retry} />
    </FormDialog>
  )
}
