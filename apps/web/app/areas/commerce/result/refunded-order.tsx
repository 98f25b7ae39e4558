import type { Order } from '@chignon/contract/commerce/order'
import { Button } from '@chignon/ui/button'
import { EmptyState } from '@chignon/ui/empty-state'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

/** An order whose whole amount is returned. */
export function RefundedOrder({ order }: { order: Order }) {
  const { money } = useFormats()
  const amount = money(order.refunded, order.currency)
  return (
    <EmptyState
      level={1}
      coiffure="cut"
      seed={order.number}
      title={<Trans>This order was refunded</Trans>}
      text={
        <Trans>
          {amount} is refunded to the payment method you used. Depending on your bank, it takes up to ten
          working days.
        </Trans>
      }
      action={
        <Button asChild size="large">
          <Link to="/profile/settings/purchase-history">
            <Trans>Purchase history</Trans>
          </Link>
        </Button>
      }
    />
  )
}
