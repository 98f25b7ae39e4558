import type { TicketEvent } from '@chignon/contract/commerce/ticket'
import { EventVenue } from '../../catalogue/live-masterclass/event-venue.tsx'

/** Where to go with a ticket: the address and the map, until the event is over. */
export function TicketVenue({ event }: { event: TicketEvent }) {
  if (event.status === 'finished') return null
  return (
    <div className="mt-4 max-w-200">
      <EventVenue venue={event.venue} />
    </div>
  )
}
