import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { lockSeatsOfEvents } from '../seat/seats.queries.ts'
import type { WaitlistServices } from '../waitlist/settle-waitlist.ts'
import type { WaitlistRow } from '../waitlist/waitlist.queries.ts'
import { findAnyEntry } from './staff-waitlist.queries.ts'

/** What changes of a waiting list by staff work with. */
export type StaffWaitlistServices = WaitlistServices & Pick<Services, 'audit'>

/** Which entry is changed, by whom. */
export type EntryChange = { id: string; actor: Member; fail: Fail<'not_found' | 'conflict' | 'invalid'> }

/** Locks the seats of an entry’s event and returns the entry as it is then. Ends the call with 404 if there is none. */
export async function lockEntry(
  { db }: Pick<StaffWaitlistServices, 'db'>,
  { id, fail }: Pick<EntryChange, 'id' | 'fail'>,
): Promise<WaitlistRow> {
  const { liveMasterclassId } = (await findAnyEntry(db(), id)) ?? fail(404)
  await lockSeatsOfEvents(db(), [liveMasterclassId])
  return (await findAnyEntry(db(), id)) ?? fail(404)
}
