import { reachOf } from '@chignon/contract/platform/permission'
import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { useDialog } from '../../lib/use-dialog.ts'
import { useStartData } from '../../lib/start-data-context.ts'
import { RecordTransferDialog } from './record-transfer-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** What can be done with an order in its state. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const { viewer } = useStartData()
  const transfer = useDialog()
  const refund = useDialog()
  const isUnpaid = order.state === 'awaiting_payment' && order.due_at !== null
  const isReturnable = ['paid', 'partly_refunded'].includes(order.state) && order.refunded < order.total
  return (
    <>
      {isUnpaid && reachOf(viewer.role, 'orders.settle') && (
        <Button onClick={transfer.show}>
          <Trans>Record a transfer</Trans>
        </Button>
      )}
      {isReturnable && reachOf(viewer.role, 'orders.refund') && (
        <Button variant="secondary" onClick={refund.show}>
          <Trans>Refund</Trans>
        </Button>
      )}
      <RecordTransferDialog key={transfer.key} order={order} open={transfer.open} onClose={transfer.close} />
      <RefundDialog key={`refund-${refund.key}`} order={order} open={refund.open} onClose={refund.close} />
    </>
  )
}
