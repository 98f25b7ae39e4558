import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { loadCancel, moneyNouns } from './order-queries.ts'

type CancelOrderDialogProps = { order: StaffOrder; open: boolean; onClose: () => void }

/** Cancels an unpaid order: says first what that releases. */
export function CancelOrderDialog({ order, open, onClose }: CancelOrderDialogProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  const { send, isBusy } = useStaffCall(loadCancel, moneyNouns)
  const received = order.payment?.transfer?.received ?? 0
  const submit = async () => {
    if (await send({ params: { id: order.id } })) onClose()
  }
  return (
    <FormDialog
      title={t`Cancel the order`}
      submit={<Trans>Cancel order {order.number}</Trans>}
      variant="danger"
      dismiss={t`Keep the order`}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>
          <Trans>Its seats and its promotional code are free again.</Trans>
        </li>
        {order.due_at !== null && (
          <li>
            <Trans>Its invoice is cancelled by a credit note, and {order.buyer.full_name} is mailed.</Trans>
          </li>
        )}
        {received > 0 && (
          <li>
            <Trans>{money(received, order.currency)} that arrived is to be sent back.</Trans>
          </li>
        )}
      </ul>
    </FormDialog>
  )
}
