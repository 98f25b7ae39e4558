import { returnSeats, takeSeats, lockSeatsOfEvents, type SeatLine } from '../seat/seats.queries.ts'
import { isSoldAt } from '../../catalogue/live-masterclass/live-masterclass.rules.ts'
import type { Services } from '../../platform/services.ts'
import { findWaitlistEvent, type WaitlistEvent } from './waitlist-event.queries.ts'
import { updateWaitlist } from './waitlist.jobs.ts'
import { sendWaitlistMail } from './waitlist.mail.ts'
import { changeEntry, listOpenEntries, type WaitlistRow } from './waitlist.queries.ts'
import {
  chooseOffers,
  isGone,
  isOfferOver,
  isWaitlistOpen,
  offerEndOf,
  type WantedSeats,
} from './waitlist.rules.ts'

/** What changes of a waiting list work with. */
export type WaitlistServices = Pick<Services, 'db' | 'clock' | 'jobs' | 'mailer'>

/**
 * Brings the waiting list of an event up to date, in the current transaction with the seats of the event locked: offers that ended lapse,
 * and the seats that are left are offered to those who wait. Call it after every change of what is left (WAIT-4).
 */
export async function settleWaitlist(services: WaitlistServices, eventId: string): Promise<void> {
  const { db, clock } = services
  const entries = await listOpenEntries(db(), eventId)
  const event = entries.length > 0 ? await findWaitlistEvent(db(), eventId) : undefined
  if (!event) return
  const now = clock()
  const waiting = entries.filter(({ state }) => state === 'waiting')
  for (const entry of entries.filter(({ state }) => state === 'offered')) {
    await endOffer(services, event, entry, now)
  }
  if (isWaitlistOpen(event, now)) return offerSeats(services, event, waiting, now)
  for (const entry of waiting) await closeEntry(services, entry)
}

/** The seats and packages of an entry, as lines. */
export function linesOf({ ticketTypeId, ticketPackageId, count }: WantedSeats): SeatLine[] {
  const seats = { ticketTypeId, ticketPackageId: null, count }
  return ticketPackageId === null ? [seats] : [seats, { ticketTypeId: null, ticketPackageId, count }]
}

async function endOffer(
  services: WaitlistServices,
  event: WaitlistEvent,
  entry: WaitlistRow,
  now: Date,
): Promise<void> {
  const { db } = services
  if (!isGone(event) && !isOfferOver(entry, event, now)) return
  await returnSeats(db(), linesOf(entry))
  if (isGone(event)) return closeEntry(services, entry)
  await changeEntry(db(), entry, 'lapse')
  await sendWaitlistMail(services, 'waitlist-lapsed', entry.id)
}

async function closeEntry(services: WaitlistServices, entry: WaitlistRow): Promise<void> {
  await changeEntry(services.db(), entry, 'close')
  await sendWaitlistMail(services, 'waitlist-closed', entry.id)
}

async function offerSeats(
  services: WaitlistServices,
  event: WaitlistEvent,
  waiting: WaitlistRow[],
  now: Date,
): Promise<void> {
  const { db } = services
  const left = await lockSeatsOfEvents(db(), [event.id])
  const sold = left.filter(({ usableUntil }) => isSoldAt(usableUntil?.toISOString() ?? null, event, now))
  const asking = waiting.filter(({ skippedAt }) => skippedAt === null)
  for (const entry of chooseOffers(asking, new Map(sold.map(({ id, left: count }) => [id, count])))) {
    if (!(await offerSeatsTo(services, event, entry, now)))
      throw new Error(`the seats of the event ${event.id} were changed without a lock`)
  }
}

/** Offers an entry its seats, with the seats of the event locked. Returns false, and does nothing, if there are not enough. */
export async function offerSeatsTo(
  services: WaitlistServices,
  event: WaitlistEvent,
  entry: WaitlistRow,
  now: Date,
): Promise<boolean> {
  const { db, jobs } = services
  const lines = linesOf(entry)
  const shortage = await takeSeats(db(), lines)
  if (shortage) {
    await returnSeats(db(), lines.slice(0, lines.indexOf(shortage.line)))
    return false
  }
  const offerEndsAt = offerEndOf(event, now)
  await changeEntry(db(), entry, 'offer', { offerEndsAt, skippedAt: null, skipReason: null })
  await jobs.enqueue(updateWaitlist, { eventId: event.id }, { key: entry.id, startAfter: offerEndsAt })
  await sendWaitlistMail(services, 'waitlist-offered', entry.id)
  return true
}
