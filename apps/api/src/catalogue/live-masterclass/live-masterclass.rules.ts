import { ticketReturnDays } from '@chignon/contract/commerce/commerce-rules'
import type { EventSchedule, EventStatus } from '@chignon/contract/catalogue/live-masterclass'

/** The tickets of one type as far as a card sums them up. */
export type TicketSales = {
  id: string
  price: number
  currency: string
  seats: number
  left: number
  usable_until: string | null
}

type Scheduled = { endsAt: Date; schedule: EventSchedule }

/** The status of an event: ongoing from its start until its end (EVENT-1). One whose new date is not known is upcoming. */
export function statusAt(event: Scheduled & { startsAt: Date }, now: Date): EventStatus {
  if (event.schedule === 'postponed' || now < event.startsAt) return 'upcoming'
  return now < event.endsAt ? 'ongoing' : 'finished'
}

/** Whether a ticket or package can still be used (EVENT-4): never of a cancelled event, and on the new date of a postponed one. */
export function isUsableAt(usableUntil: string | null, { endsAt, schedule }: Scheduled, now: Date): boolean {
  if (schedule === 'cancelled' || schedule === 'postponed') return schedule === 'postponed'
  return now < (usableUntil === null ? endsAt : new Date(usableUntil))
}

/** Whether a ticket or package is sold: while it can be used and the date is known (EVENT-4, EVENT-7). */
export function isSoldAt(usableUntil: string | null, event: Scheduled, now: Date): boolean {
  return event.schedule !== 'postponed' && isUsableAt(usableUntil, event, now)
}

/** Seats, and the lowest price of the tickets that are sold; null if there are none (PRICE-6). */
export function summarizeTickets(tickets: readonly Omit<TicketSales, 'id'>[], event: Scheduled, now: Date) {
  const usable = tickets.filter((ticket) => isSoldAt(ticket.usable_until, event, now))
  const sum = (counts: number[]) => counts.reduce((total, each) => total + each, 0)
  return {
    price_from: usable.length === 0 ? null : Math.min(...usable.map(({ price }) => price)),
    currency: tickets[0]?.currency ?? 'USD',
    seats: sum(tickets.map(({ seats }) => seats)),
    seats_left: sum(usable.map(({ left }) => left)),
  }
}

type Postponed = { schedule: EventSchedule; postponedAt: Date | null; startsAt: Date }

/**
 * Until when tickets of a postponed event can be returned: 14 days from the notice, at most until it begins; null while the new date
 * is not known (REFUND-7).
 */
export function ticketReturnEnd({ schedule, postponedAt, startsAt }: Postponed): Date | null {
  if (schedule === 'postponed' || postponedAt === null) return null
  const end = postponedAt.getTime() + ticketReturnDays * 24 * 60 * 60 * 1000
  return new Date(Math.min(end, startsAt.getTime()))
}

/** Until when tickets bought at `paidAt` can be returned because the event was postponed after that; null if they cannot (REFUND-7). */
export function ticketReturn(
  event: Postponed,
  paidAt: Date | null,
  now: Date,
): { until: Date | null } | null {
  const { schedule, postponedAt } = event
  if (paidAt === null || postponedAt === null || paidAt >= postponedAt) return null
  if (schedule !== 'postponed' && schedule !== 'rescheduled') return null
  const until = ticketReturnEnd(event)
  return until === null || now < until ? { until } : null
}
