import { lockSeatsOfEvents, returnSeats } from '../seat/seats.queries.ts'
import { linesOf, settleWaitlist, type WaitlistServices } from './settle-waitlist.ts'
import { deleteEntriesOf, listEntriesOf } from './waitlist.queries.ts'

/** Deletes the entries of a person, in the current transaction, and offers the seats reserved for them to the next (WAIT-7). */
export async function dropEntriesOf(services: WaitlistServices, userId: string): Promise<void> {
  const { db } = services
  const before = await listEntriesOf(db(), userId)
  const eventIds = [...new Set(before.map(({ liveMasterclassId }) => liveMasterclassId))]
  await lockSeatsOfEvents(db(), eventIds)
  // Read again, because an offer may have been made or ended before the seats were locked.
  for (const entry of await listEntriesOf(db(), userId)) {
    if (entry.state === 'offered') await returnSeats(db(), linesOf(entry))
  }
  await deleteEntriesOf(db(), userId)
  for (const eventId of eventIds) await settleWaitlist(services, eventId)
}
