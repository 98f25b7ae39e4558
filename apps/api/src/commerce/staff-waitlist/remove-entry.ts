import { leaveWaitlist } from '../waitlist/leave-waitlist.ts'
import { lockEntry, type EntryChange, type StaffWaitlistServices } from './locked-entry.ts'

/** Takes a person off a waiting list, as if they had left it themselves (WAIT-11). */
export function removeEntry(services: StaffWaitlistServices, change: EntryChange): Promise<void> {
  const { db, audit } = services
  return db.transaction(async () => {
    const { id, state, userId } = await lockEntry(services, change)
    const done = await leaveWaitlist(services, { id, userId, fail: change.fail })
    await audit.record({
      actor: change.actor,
      action: 'waitlist.remove',
      subject: { type: 'waitlist-entry', id },
      before: { state },
      after: { state: done },
    })
  })
}
