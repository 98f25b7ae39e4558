import { createHash } from 'node:crypto'
import { ticketCodeOf } from '../commerce/ticket/ticket-code.ts'
import { tickets } from '../platform/db/schema/ticket.ts'
import { daysAfter, daysBefore, wallClock } from './relative-dates.ts'
import { bookingsOf } from './bookings.ts'
import { insertSampleOrders, sampleLineId, type SampleLine } from './seed-orders.ts'
import { seedId } from './seed-id.ts'
import type { Sample } from './sample.ts'
import type { SeedContext } from './seed-context.ts'

const learner = 'ana-diaz'
const ana = { fullName: 'Ana Díaz', email: 'learner@example.com' }
const mila = { fullName: 'Mila Novak', email: 'new@example.com' }

type Event = Sample['liveMasterclasses'][number]
type SampleTicket = { type: string; extra?: string; holder: typeof ana; isUsed?: boolean }

/** Tickets that a person bought in one order. */
export type Booking = {
  person: string
  event: string
  /** The name of the order among the person's. */
  key: string
  method: 'card' | 'transfer'
  ago: number
  tickets: SampleTicket[]
}

// Two tickets for the next event, and one that was used at a finished event.
export const learnersBookings: Booking[] = [
  {
    person: learner,
    event: 'the-anatomy-of-a-perfect-cut',
    key: 'the-anatomy-of-a-perfect-cut',
    method: 'card',
    ago: 4,
    tickets: [
      { type: 'two-day-seat', extra: 'practice-kit', holder: ana },
      { type: 'observer-seat', holder: mila },
    ],
  },
  {
    person: learner,
    event: 'braids-and-heritage',
    key: 'braids-and-heritage',
    method: 'card',
    ago: 81,
    tickets: [{ type: 'day-seat', holder: ana, isUsed: true }],
  },
]

/** Inserts the ticket orders of the sample and their tickets: all seats that are taken of the events that sell. */
export async function seedTickets(seedContext: SeedContext): Promise<void> {
  for (const booking of [...learnersBookings, ...bookingsOf(seedContext.sample, learnersBookings)]) {
    const event = seedContext.sample.liveMasterclasses.find(({ slug }) => slug === booking.event)
    if (!event) throw new Error(`the sample has no event ${booking.event}`)
    const lines = counted(booking.tickets.flatMap((ticket) => linesOf(ticket, event)))
    await insertSampleOrders(seedContext, booking.person, [
      {
        key: booking.key,
        state: 'paid',
        method: booking.method,
        ago: booking.ago,
        lines,
        attendees: booking.tickets.map((ticket) => ({ ...idsOf(ticket, event), ...ticket.holder })),
      },
    ])
    await insertTickets(seedContext, booking, event, lines)
  }
}

async function insertTickets(
  { db, now }: SeedContext,
  { person, key, ago, tickets: booked }: Booking,
  event: Event,
  lines: SampleLine[],
): Promise<void> {
  // Journeys know the learner's ticket by an address without a person.
  const name = person === learner ? [key] : [person, key]
  const opening = wallClock(now, event.starts_in_days, event.starts_at, event.timezone)
  await db.insert(tickets).values(
    booked.map((ticket, index) => {
      const ids = idsOf(ticket, event)
      const line = lines.findIndex(({ ticketTypeId }) => ticketTypeId === ids.ticketTypeId)
      const use = { state: 'used', usedAt: daysAfter(opening, -1 / 96), usedWhere: 'Main entrance' } as const
      return {
        id: seedId('ticket', ...name, index),
        userId: seedId('user', person),
        ...ids,
        orderLineId: sampleLineId(person, key, line),
        code: ticketCodeOf(
          createHash('sha256')
            .update(seedId('ticket-code', ...name, index))
            .digest(),
        ),
        holderName: ticket.holder.fullName,
        holderEmail: ticket.holder.email,
        createdAt: daysBefore(now, ago),
        ...(ticket.isUsed ? use : {}),
      }
    }),
  )
}

function idsOf({ type, extra }: SampleTicket, { slug }: Event) {
  return {
    ticketTypeId: seedId('ticket-type', slug, type),
    ticketPackageId: extra === undefined ? null : seedId('ticket-package', slug, extra),
  }
}

/** Equal lines as one with their number. */
function counted(lines: SampleLine[]): SampleLine[] {
  const byThing = Map.groupBy(lines, ({ ticketTypeId, ticketPackageId }) => ticketTypeId ?? ticketPackageId)
  return [...byThing.values()].flatMap((equal) =>
    equal[0] === undefined ? [] : [{ ...equal[0], count: equal.length }],
  )
}

function linesOf(ticket: SampleTicket, event: Event): SampleLine[] {
  const type = event.tickets.find(({ slug }) => slug === ticket.type)
  const extra = event.packages.find(({ slug }) => slug === ticket.extra)
  if (!type) throw new Error(`the sample has no ticket ${ticket.type}`)
  const { ticketTypeId, ticketPackageId } = idsOf(ticket, event)
  const shared = { eventName: event.name, slug: `live-masterclasses/${event.slug}`, accessDays: null }
  return [
    { type: 'ticket', ticketTypeId, ...shared, name: type.name, unitPrice: type.price },
    ...(extra
      ? [{ type: 'package' as const, ticketPackageId, ...shared, name: extra.name, unitPrice: extra.price }]
      : []),
  ]
}
