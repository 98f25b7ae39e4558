import { returnSeats } from '../seat/seats.queries.ts'
import { linesOf, settleWaitlist } from '../waitlist/settle-waitlist.ts'
import { sendWaitlistMail } from '../waitlist/waitlist.mail.ts'
import { changeEntry } from '../waitlist/waitlist.queries.ts'
import { lockEntry, type EntryChange, type StaffWaitlistServices } from './locked-entry.ts'
import { staffWaitlistMessages } from './staff-waitlist.messages.ts'
import { setSkipped } from './staff-waitlist.queries.ts'

/**
 * Skips a person: nothing is offered to them by itself, and they keep their place. Seats that were offered to them go to the next, which
 * they are mailed (WAIT-10).
 */
export function skipEntry(
  services: StaffWaitlistServices,
  { reason, ...change }: EntryChange & { reason: string },
): Promise<void> {
  const { db, clock, audit } = services
  return db.transaction(async () => {
    const entry = await lockEntry(services, change)
    const { id, state, skipReason } = entry
    if (state !== 'waiting' && state !== 'offered')
      return change.fail(409, { message: staffWaitlistMessages.notWaiting })
    const skipped = { skippedAt: clock(), skipReason: reason }
    if (state === 'offered') {
      await returnSeats(db(), linesOf(entry))
      await changeEntry(db(), entry, 'skip', { offerEndsAt: null, ...skipped })
      await sendWaitlistMail(services, 'waitlist-skipped', id)
    } else await setSkipped(db(), id, skipped)
    await audit.record({
      actor: change.actor,
      action: 'waitlist.skip',
      subject: { type: 'waitlist-entry', id },
      before: { state, skipReason },
      after: { state: 'waiting', skipReason: reason },
    })
    await settleWaitlist(services, entry.liveMasterclassId)
  })
}

/** Puts a person who was skipped back in their place. Seats that are left are offered to them at once. */
export function putBackEntry(services: StaffWaitlistServices, change: EntryChange): Promise<void> {
  const { db, audit } = services
  return db.transaction(async () => {
    const { id, skippedAt, skipReason, liveMasterclassId } = await lockEntry(services, change)
    if (skippedAt === null) return
    await setSkipped(db(), id, { skippedAt: null, skipReason: null })
    await audit.record({
      actor: change.actor,
      action: 'waitlist.put-back',
      subject: { type: 'waitlist-entry', id },
      before: { skipReason },
      after: { skipReason: null },
    })
    await settleWaitlist(services, liveMasterclassId)
  })
}
