import { waitlistEntry, type WaitlistEntry } from '@chignon/contract/commerce/waitlist'
import * as z from 'zod/mini'
import type { listWaitlist } from './waitlist.queries.ts'

type Row = Awaited<ReturnType<typeof listWaitlist>>['rows'][number]

/** Maps an open entry to the fields that its person sees. */
export function presentWaitlistEntry({ entry, place, event, typeName, packageName }: Row): WaitlistEntry {
  const { ticketPackageId } = entry
  const hasEnd = entry.state === 'offered' && event.schedule !== 'postponed'
  return {
    id: entry.id,
    state: z.parse(waitlistEntry.shape.state, entry.state),
    live_masterclass: {
      id: event.id,
      slug: event.slug,
      name: event.name,
      starts_at: event.startsAt.toISOString(),
      ends_at: event.endsAt.toISOString(),
      timezone: event.timezone,
    },
    ticket_type: { id: entry.ticketTypeId, name: typeName },
    ticket_package: ticketPackageId === null ? null : { id: ticketPackageId, name: packageName },
    count: entry.count,
    place: entry.state === 'waiting' ? place : null,
    offer_ends_at: hasEnd ? (entry.offerEndsAt?.toISOString() ?? null) : null,
    order_id: entry.state === 'ordered' ? entry.orderId : null,
  }
}
