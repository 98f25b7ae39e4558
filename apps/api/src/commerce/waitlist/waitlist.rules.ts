import { offerHours, waitlistClosesHours } from '@chignon/contract/commerce/commerce-rules'
import type { EventSchedule } from '@chignon/contract/catalogue/live-masterclass'

const hour = 60 * 60 * 1000

type Event = { startsAt: Date; publishedAt: Date | null; schedule: EventSchedule }

/** The seats that an entry is about. */
export type WantedSeats = { ticketTypeId: string; ticketPackageId: string | null; count: number }

/** How many seats or packages are left, by the id of the ticket type or package. */
export type SeatsLeft = ReadonlyMap<string, number>

/** Whether an event is a draft or cancelled, so that nothing of it is sold any more. */
export function isGone({ publishedAt, schedule }: Pick<Event, 'publishedAt' | 'schedule'>): boolean {
  return publishedAt === null || schedule === 'cancelled'
}

/** Whether a waiting list is open: until two hours before the event, and while its new date is not known (WAIT-6). */
export function isWaitlistOpen(event: Event, now: Date): boolean {
  if (isGone(event)) return false
  const closesAt = event.startsAt.getTime() - waitlistClosesHours * hour
  return event.schedule === 'postponed' || now.getTime() < closesAt
}

/** Until when an offer made now reserves its seats: 24 hours, but not beyond the start of the event (WAIT-3). */
export function offerEndOf({ startsAt }: Pick<Event, 'startsAt'>, now: Date): Date {
  return new Date(Math.min(now.getTime() + offerHours * hour, startsAt.getTime()))
}

/** Whether an offer has ended. None ends while the new date of its event is not known (WAIT-8). */
export function isOfferOver(
  { offerEndsAt }: { offerEndsAt: Date | null },
  { schedule }: Pick<Event, 'schedule'>,
  now: Date,
): boolean {
  return schedule !== 'postponed' && (offerEndsAt === null || offerEndsAt <= now)
}

/** Whether there are enough seats, and as many packages if they go with the seats. */
export function isAvailable({ ticketTypeId, ticketPackageId, count }: WantedSeats, left: SeatsLeft): boolean {
  const packagesLeft = ticketPackageId === null ? count : (left.get(ticketPackageId) ?? 0)
  return (left.get(ticketTypeId) ?? 0) >= count && packagesLeft >= count
}

/**
 * Chooses who of the waiting gets an offer now, in the order of joining. An entry for more than what is left is passed over and keeps
 * its place, so that no seat stays empty for it (WAIT-4).
 */
export function chooseOffers<Entry extends WantedSeats>(entries: readonly Entry[], left: SeatsLeft): Entry[] {
  const rest = new Map(left)
  return entries.filter((entry) => {
    if (!isAvailable(entry, rest)) return false
    const { ticketTypeId, ticketPackageId, count } = entry
    for (const id of [ticketTypeId, ticketPackageId]) {
      if (id !== null) rest.set(id, (rest.get(id) ?? 0) - count)
    }
    return true
  })
}
