import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import type { TicketOffer as Offer } from './load-ticket-offer.ts'

/** Offers the tickets that a package needs: each button adds one with the package (TICKET-17). */
export function TicketOffer({ offer }: { offer: Offer }) {
  const { money } = useFormats()
  const { event, package: added, tickets } = offer
  const name = <bdi>{added.name}</bdi>
  const eventLink = (
    <Link to={`/live-masterclasses/${event.slug}`} className="underline underline-offset-4">
      <bdi>{event.name}</bdi>
    </Link>
  )
  if (tickets.length === 0)
    return (
      <p className="text-text-muted">
        <Trans>Tickets for {eventLink} are sold out.</Trans>
      </p>
    )
  return (
    <Form method="post" action="/basket" className="rounded-media border border-line bg-surface p-5">
      <input type="hidden" name="type" value="ticket" />
      <input type="hidden" name="package" value={added.id} />
      <input type="hidden" name="intent" value="add" />
      <p className="mb-4">
        <Trans>
          {name} is only sold with a ticket for {eventLink}. Add both:
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        {tickets.map((ticket) => {
          const price = money(ticket.price, ticket.currency)
          return (
            <Button key={ticket.id} type="submit" name="id" value={ticket.id} variant="secondary">
              <bdi>{ticket.name}</bdi> · <bdi>{price}</bdi>
            </Button>
          )
        })}
      </div>
    </Form>
  )
}
