import { reachOf } from '@chignon/contract/platform/permission'
import type { StaffOrderDetail } from '@chignon/contract/commerce/staff-order'
import { Button } from '@chignon/ui/button'
import { IconButton } from '@chignon/ui/icon-button'
import { Ellipsis } from '@chignon/ui/icons/ellipsis'
import { Menu } from '@chignon/ui/menu'
import { MenuItem } from '@chignon/ui/menu-item'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDialog } from '../../lib/use-dialog.ts'
import { useStartData } from '../../lib/start-data-context.ts'
import { BillingDialog } from './billing-dialog.tsx'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { orderActionsOf } from './order-actions-of.ts'
import { RecordTransferDialog } from './record-transfer-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { useOrderKeys } from './use-order-keys.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** What can be done with an order in its state. */
export function OrderActions({ order }: { order: StaffOrderDetail }) {
  const { t } = useLingui()
  const { viewer } = useStartData()
  const transfer = useDialog()
  const refund = useDialog()
  const cancel = useDialog()
  const billing = useDialog()
  const withdrawal = useDialog()
  const can = orderActionsOf(order)
  const maySettle = reachOf(viewer.role, 'orders.settle') !== undefined
  const mayRefund = reachOf(viewer.role, 'orders.refund') !== undefined
  const canRecord = can.recordTransfer && maySettle
  const canRefund = can.refund && mayRefund
  const canWithdraw = can.withdraw && mayRefund
  useOrderKeys({ ...(canRecord ? { p: transfer.show } : {}), ...(canRefund ? { r: refund.show } : {}) })
  const hasMore = canWithdraw || (maySettle && (can.changeBilling || can.cancel))
  return (
    <>
      {canRecord && (
        <Button onClick={transfer.show}>
          <Trans>Record a transfer</Trans>
        </Button>
      )}
      {canRefund && (
        <Button variant="secondary" onClick={refund.show}>
          <Trans>Refund</Trans>
        </Button>
      )}
      {hasMore && (
        <Menu
          label={t`More for this order`}
          align="end"
          trigger={
            <IconButton label={t`More`} variant="outline">
              <Ellipsis />
            </IconButton>
          }
        >
          {maySettle && can.changeBilling && (
            <MenuItem onClick={billing.show}>
              <Trans>Change the billing address</Trans>
            </MenuItem>
          )}
          {canWithdraw && (
            <MenuItem onClick={withdrawal.show}>
              <Trans>Withdraw for the buyer</Trans>
            </MenuItem>
          )}
          {maySettle && can.cancel && (
            <MenuItem tone="error" onClick={cancel.show}>
              <Trans>Cancel the order</Trans>
            </MenuItem>
          )}
        </Menu>
      )}
      <RecordTransferDialog key={transfer.key} order={order} open={transfer.open} onClose={transfer.close} />
      <RefundDialog key={`refund-${refund.key}`} order={order} open={refund.open} onClose={refund.close} />
      <CancelOrderDialog
        key={`cancel-${cancel.key}`}
        order={order}
        open={cancel.open}
        onClose={cancel.close}
      />
      <BillingDialog
        key={`billing-${billing.key}`}
        order={order}
        open={billing.open}
        onClose={billing.close}
      />
      <WithdrawDialog
        key={`withdraw-${withdrawal.key}`}
        order={order}
        open={withdrawal.open}
        onClose={withdrawal.close}
      />
    </>
  )
}
