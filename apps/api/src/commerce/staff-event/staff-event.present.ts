import type { StaffEventCard, StaffTicketType } from '@chignon/contract/commerce/staff-event'
import { statusAt } from '../../catalogue/live-masterclass/live-masterclass.rules.ts'
import type { EventRow, TypeFigures } from './staff-event.queries.ts'

type Money = { net: number; refunded: number }

/** Maps an event to the fields of the list. `money` is null for those who may not see orders. */
export function presentEventCard(
  event: EventRow,
  { types, money, now }: { types: readonly TypeFigures[]; money: Money | null; now: Date },
): StaffEventCard {
  const sum = (key: 'seats' | 'sold' | 'given' | 'held' | 'left' | 'waiting') =>
    types.reduce((total, type) => total + type[key], 0)
  return {
    id: event.id,
    slug: event.slug,
    name: event.name,
    city: event.city,
    starts_at: event.startsAt.toISOString(),
    ends_at: event.endsAt.toISOString(),
    timezone: event.timezone,
    status: statusAt(event, now),
    schedule: event.schedule,
    published_at: event.publishedAt?.toISOString() ?? null,
    seats: sum('seats'),
    sold: sum('sold'),
    given: sum('given'),
    held: sum('held'),
    left: sum('left'),
    waiting: sum('waiting'),
    money: money && { net: money.net, refunded: money.refunded, currency: currencyOf(types) },
  }
}

/** The currency of an event’s tickets. */
export function currencyOf(types: readonly TypeFigures[]): string {
  return types[0]?.currency ?? 'USD'
}

export function presentTicketType({ eventId: _eventId, ...type }: TypeFigures): StaffTicketType {
  return type
}
