import { lockSeatsOfEvents, returnSeats } from '../seat/seats.queries.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { linesOf, settleWaitlist, type WaitlistServices } from './settle-waitlist.ts'
import { waitlistMessages } from './waitlist.messages.ts'
import { changeEntry, findEntry } from './waitlist.queries.ts'
import { waitlistStates } from './waitlist.states.ts'

type Leave = { id: string; userId: string; fail: Fail<'not_found' | 'conflict'> }

/**
 * Removes a person from a waiting list, or declines an offer and passes it on at once (WAIT-4). Doing it again changes nothing. Returns
 * what was done.
 */
export function leaveWaitlist(
  services: WaitlistServices,
  { id, userId, fail }: Leave,
): Promise<'left' | 'declined'> {
  const { db } = services
  return db.transaction(async () => {
    const { liveMasterclassId } = (await findEntry(db(), { id, userId })) ?? fail(404)
    await lockSeatsOfEvents(db(), [liveMasterclassId])
    const entry = (await findEntry(db(), { id, userId })) ?? fail(404)
    if (entry.state === 'ordered') fail(409, { message: waitlistMessages.inOrder })
    if (waitlistStates.can(entry.state, 'leave')) await changeEntry(db(), entry, 'leave')
    if (!waitlistStates.can(entry.state, 'decline')) return 'left'
    await returnSeats(db(), linesOf(entry))
    await changeEntry(db(), entry, 'decline')
    await settleWaitlist(services, liveMasterclassId)
    return 'declined'
  })
}
