import type { LiveMasterclass, LiveMasterclassCard } from '@chignon/contract/catalogue/live-masterclass'
import type { Locale } from '@chignon/contract/platform/locale'
import { countryName } from '../../platform/country/country.names.ts'
import { presentEducators } from '../educator/educator.present.ts'
import { presentProductCard } from '../card/product-card.present.ts'
import { eventDays } from './event-days.ts'
import { localityOf } from './locality.ts'
import { isSoldAt, statusAt, summarizeTickets } from './live-masterclass.rules.ts'
import type { findLiveMasterclass, LiveMasterclassCardRow } from './live-masterclass.queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findLiveMasterclass>>>
type VenueRow = Pick<
  Row,
  | 'venueName'
  | 'venueAddress'
  | 'cityNames'
  | 'country'
  | 'latitude'
  | 'longitude'
  | 'startsAt'
  | 'endsAt'
  | 'timezone'
  | 'hours'
  | 'revision'
  | 'revisedAt'
>

/** How many seats of a ticket type or packages the viewer holds in an unfinished order, by its id. They are left for the viewer (SEAT-6). */
export type HeldSeats = ReadonlyMap<string, number>

const noSeats: HeldSeats = new Map()

/** Maps an event to the fields of a card. */
export function presentLiveMasterclassCard(
  row: LiveMasterclassCardRow,
  locale: Locale,
  now: Date,
  held: HeldSeats = noSeats,
): LiveMasterclassCard {
  return {
    ...presentProductCard(row),
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    timezone: row.timezone,
    status: statusAt(row, now),
    schedule: row.schedule,
    previous_starts_at: row.previousStartsAt?.toISOString() ?? null,
    location: { city: row.city, country: countryName(row.country, locale) },
    ...summarizeTickets(
      row.sales.map((sale) => ({ ...sale, left: sale.left + (held.get(sale.id) ?? 0) })),
      row,
      now,
    ),
  }
}

/** Maps an event to the fields of its page. */
export function presentLiveMasterclass(
  row: Row,
  locale: Locale,
  now: Date,
  held: HeldSeats = noSeats,
): LiveMasterclass {
  const card = presentLiveMasterclassCard(row, locale, now, held)
  const withUse = <Sold extends { usable_until: string | null }>({ usable_until, ...sold }: Sold) => ({
    ...sold,
    is_usable: isSoldAt(usable_until, row, now),
  })
  return {
    ...card,
    description: row.description,
    ...presentVenue(row, card, locale),
    educators: presentEducators(row.educators, locale),
    agenda: row.agenda,
    tickets: row.tickets.map((ticket) => ({
      ...withUse(ticket),
      seats_left: ticket.seats_left + (held.get(ticket.id) ?? 0),
    })),
    packages: row.packages.map((item) => ({
      ...withUse(item),
      stock_left: item.stock_left + (held.get(item.id) ?? 0),
    })),
  }
}

/** Maps the venue of an event, its days and its calendar revision. */
export function presentVenue(
  row: VenueRow,
  { location }: Pick<LiveMasterclassCard, 'location'>,
  locale: Locale,
): Pick<LiveMasterclass, 'venue' | 'days' | 'revision' | 'revised_at'> {
  return {
    venue: {
      name: row.venueName,
      address: row.venueAddress,
      ...location,
      locality: localityOf({ address: row.venueAddress, city: row.cityNames, country: row.country }, locale),
      latitude: row.latitude,
      longitude: row.longitude,
    },
    days: eventDays(row, row.hours),
    revision: row.revision,
    revised_at: row.revisedAt.toISOString(),
  }
}
