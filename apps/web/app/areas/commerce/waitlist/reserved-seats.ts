import { maxWaitlistSeats, waitlistClosesHours } from '@chignon/contract/commerce/commerce-rules'
import type { LiveMasterclass } from '@chignon/contract/catalogue/live-masterclass'
import type { WaitlistEntry } from '@chignon/contract/commerce/waitlist'

type Sold = Pick<LiveMasterclass, 'starts_at' | 'tickets' | 'packages'>

/** An event with the seats and packages that are left for a person: also those that the waiting list reserves for them (WAIT-5). */
export function withReservedSeats(event: LiveMasterclass, entry: WaitlistEntry | null): LiveMasterclass {
  if (entry?.state !== 'offered') return event
  const reserved = (id: string) =>
    id === entry.ticket_type.id || id === entry.ticket_package?.id ? entry.count : 0
  return {
    ...event,
    seats_left: event.seats_left + entry.count,
    tickets: event.tickets.map((ticket) => ({
      ...ticket,
      seats_left: ticket.seats_left + reserved(ticket.id),
    })),
    packages: event.packages.map((item) => ({ ...item, stock_left: item.stock_left + reserved(item.id) })),
  }
}

/** Whether someone who is not on the waiting list may need it: it is open, and fewer are left than one person can wait for (WAIT-1, WAIT-6). */
export function canWaitFor({ starts_at, tickets, packages }: Sold, now: Date): boolean {
  const closesAt = Date.parse(starts_at) - waitlistClosesHours * 60 * 60 * 1000
  if (now.getTime() >= closesAt || !tickets.some(({ is_usable }) => is_usable)) return false
  return (
    tickets.some(({ is_usable, seats_left }) => is_usable && seats_left < maxWaitlistSeats) ||
    packages.some(({ is_usable, stock_left }) => is_usable && stock_left < maxWaitlistSeats)
  )
}
