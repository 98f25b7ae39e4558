import { Button } from '@chignon/ui/button'
import type { Ticket } from '@chignon/contract/commerce/ticket'
import { Trans } from '@lingui/react/macro'
import { LocalTime } from '../../../lib/i18n/local-time.tsx'
import { PageLink } from '../../site/page-link.tsx'

/** Offers to return a ticket whose event was postponed (REFUND-7); nothing for other tickets. */
export function ReturnTicket({ ticket }: { ticket: Pick<Ticket, 'returnable' | 'order_id'> }) {
  const { returnable, order_id: orderId } = ticket
  if (!returnable || !orderId) return null
  const end = returnable.until && <LocalTime at={returnable.until} />
  return (
    <section aria-labelledby="return" className="mt-14 max-w-120 border-t border-line pt-10 print:hidden">
      <h2 id="return" className="headline-type mb-3 text-heading">
        <Trans>The event was postponed</Trans>
      </h2>
      <p className="mb-5 text-text-muted">
        {end ? (
          <Trans>
            If the new date does not suit you, you can return the ticket until {end} and get your money back.
          </Trans>
        ) : (
          <Trans>
            The new date is not known yet. If you would rather not wait, you can return the ticket and get
            your money back.
          </Trans>
        )}
      </p>
      <Button asChild variant="secondary">
        <PageLink to={`/orders/${orderId}/withdrawal`}>
          <Trans>Return the ticket</Trans>
        </PageLink>
      </Button>
    </section>
  )
}
