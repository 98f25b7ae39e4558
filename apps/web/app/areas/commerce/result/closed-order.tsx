import type { Order } from '@chignon/contract/commerce/order'
import { Button } from '@chignon/ui/button'
import { EmptyState } from '@chignon/ui/empty-state'
import { Trans } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { buyAgainPath } from './buy-again.ts'

/** An order that was cancelled, or whose time has passed, with a way to start again with the same choices. */
export function ClosedOrder({ order, isExpired }: { order: Order; isExpired: boolean }) {
  const path = buyAgainPath(order)
  return (
    <EmptyState
      level={1}
      coiffure="cut"
      seed={order.number}
      title={
        isExpired ? (
          <Trans>The time for this order has passed</Trans>
        ) : (
          <Trans>This order was cancelled</Trans>
        )
      }
      text={
        isExpired ? (
          <Trans>
            You were not charged. Reserved seats are free for others again; what you chose can be ordered
            again, as long as it is available.
          </Trans>
        ) : (
          <Trans>You were not charged, and nothing is reserved any more.</Trans>
        )
      }
      action={
        path ? (
          <Button asChild size="large">
            <Link to={path}>
              <Trans>Start again</Trans>
            </Link>
          </Button>
        ) : (
          <Form method="post">
            <Button type="submit" name="intent" value="restart" size="large">
              <Trans>Add everything to the basket</Trans>
            </Button>
          </Form>
        )
      }
    />
  )
}
