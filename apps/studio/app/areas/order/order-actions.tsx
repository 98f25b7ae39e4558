import { reachOf } from '@chignon/contract/platform/permission'
import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useStartData } from '../../lib/start-data-context.ts'
import { RecordTransferDialog } from './record-transfer-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** What can be done with an order in its state. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const { viewer } = useStartData()
  const [opened, setOpened] = useState<'transfer' | 'refund' | null>(null)
  const close = () => setOpened(null)
  const isUnpaid = order.state === 'awaiting_payment' && order.due_at !== null
  const isReturnable = ['paid', 'partly_refunded'].includes(order.state) && order.refunded < order.total
  return (
    <>
      {isUnpaid && reachOf(viewer.role, 'orders.settle') && (
        <Button onClick={() => setOpened('transfer')}>
          <Trans>Record a transfer</Trans>
        </Button>
      )}
      {isReturnable && reachOf(viewer.role, 'orders.refund') && (
        <Button variant="secondary" onClick={() => setOpened('refund')}>
          <Trans>Refund</Trans>
        </Button>
      )}
      {opened === 'transfer' && <RecordTransferDialog order={order} onClose={close} />}
      {opened === 'refund' && <RefundDialog order={order} onClose={close} />}
    </>
  )
}
