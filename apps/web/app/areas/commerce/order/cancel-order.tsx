import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { Form } from 'react-router'

type CancelOrderProps = {
  orderId: string
  hasTickets: boolean
  /** Whether the browser loads the next page, because this one has a content security policy of its own. */
  isReloading: boolean
}

/** Cancels an order in two steps, which work without scripts. */
export function CancelOrder({ orderId, hasTickets, isReloading }: CancelOrderProps) {
  return (
    <details>
      <summary className="touch-target inline-flex min-h-9 cursor-pointer list-none items-center rounded-media text-small font-medium underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-current [&::-webkit-details-marker]:hidden">
        <Trans>Cancel this order</Trans>
      </summary>
      <Form
        method="post"
        action={`/orders/${orderId}`}
        reloadDocument={isReloading}
        className="mt-2 grid justify-items-start gap-3"
      >
        <p className="text-small text-text-muted">
          {hasTickets ? (
            <Trans>Your seats are offered to others at once.</Trans>
          ) : (
            <Trans>You have not been charged.</Trans>
          )}
        </p>
        <Button type="submit" name="intent" value="cancel" variant="danger" size="small">
          <Trans>Yes, cancel it</Trans>
        </Button>
      </Form>
    </details>
  )
}
