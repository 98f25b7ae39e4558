import type { EventStatus } from '@chignon/contract/live-masterclass'

/** The tickets of one type as far as a card sums them up. */
export type TicketSales = {
  price: number
  currency: string
  seats: number
  left: number
  usable_until: string | null
}

/** The status of an event: ongoing from its start until its end (EVENT-1). */
export function statusAt(event: { startsAt: Date; endsAt: Date }, now: Date): EventStatus {
  if (now < event.startsAt) return 'upcoming'
  return now < event.endsAt ? 'ongoing' : 'finished'
}

/** Whether a ticket or package can still be used, and so is sold (EVENT-4). */
export function isUsableAt(usableUntil: string | null, { endsAt }: { endsAt: Date }, now: Date): boolean {
  return now < (usableUntil === null ? endsAt : new Date(usableUntil))
}

/** Seats, and the lowest price of the tickets that can still be used; null if there are none (PRICE-6). */
export function summarizeTickets(tickets: readonly TicketSales[], event: { endsAt: Date }, now: Date) {
  const usable = tickets.filter((ticket) => isUsableAt(ticket.usable_until, event, now))
  const sum = (counts: number[]) => counts.reduce((total, each) => total + each, 0)
  return {
    price_from: usable.length === 0 ? null : Math.min(...usable.map(({ price }) => price)),
    currency: tickets[0]?.currency ?? 'USD',
    seats: sum(tickets.map(({ seats }) => seats)),
    seats_left: sum(usable.map(({ left }) => left)),
  }
}
