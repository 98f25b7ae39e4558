import type { WaitlistServices } from './settle-waitlist.ts'
import { findWaitlistEvent } from './waitlist-event.queries.ts'
import { updateWaitlist } from './waitlist.jobs.ts'
import { sendWaitlistMail } from './waitlist.mail.ts'
import { changeOfferEnd, listReservedEntries } from './waitlist.queries.ts'
import { offerEndOf } from './waitlist.rules.ts'

/**
 * Keeps the offers of an event that was postponed, in the current transaction with its seats locked: they last 24 hours from the notice
 * of the new date, and do not end while it is not known. Everyone who has one is mailed (WAIT-8).
 */
export async function renewOffers(services: WaitlistServices, eventId: string): Promise<void> {
  const { db, clock, jobs } = services
  const event = await findWaitlistEvent(db(), eventId)
  if (!event) return
  const offerEndsAt = offerEndOf(event, clock())
  for (const { id } of await listReservedEntries(db(), eventId)) {
    if (event.schedule !== 'postponed') {
      await changeOfferEnd(db(), id, offerEndsAt)
      await jobs.enqueue(updateWaitlist, { eventId }, { key: id, startAfter: offerEndsAt })
    }
    await sendWaitlistMail(services, 'waitlist-postponed', id)
  }
}
