import { isSoldAt } from '../../catalogue/live-masterclass/live-masterclass.rules.ts'
import { changeSeatCount, findTicketType } from '../staff-order/staff-order.queries.ts'
import { offerSeatsTo } from '../waitlist/settle-waitlist.ts'
import { findWaitlistEvent } from '../waitlist/waitlist-event.queries.ts'
import type { WaitlistRow } from '../waitlist/waitlist.queries.ts'
import { isWaitlistOpen } from '../waitlist/waitlist.rules.ts'
import { lockEntry, type EntryChange, type StaffWaitlistServices } from './locked-entry.ts'
import { staffWaitlistMessages } from './staff-waitlist.messages.ts'
import { countBefore } from './staff-waitlist.queries.ts'

type Offer = EntryChange & { addSeats: boolean; reason: string | undefined }

/**
 * Offers a person the seats they wait for, also one who was skipped. With `addSeats` the seats that are missing are added for them.
 * Passing over others who joined before needs a reason (WAIT-9).
 */
export function offerNow(services: StaffWaitlistServices, offer: Offer): Promise<void> {
  const { db, clock, audit } = services
  const { actor, reason, fail } = offer
  return db.transaction(async () => {
    const entry = await lockEntry(services, offer)
    const now = clock()
    const event = await findWaitlistEvent(db(), entry.liveMasterclassId)
    const type = await findTicketType(db(), entry.ticketTypeId)
    if (!event || !type || entry.state !== 'waiting')
      return fail(409, { message: staffWaitlistMessages.notWaiting })
    if (!isWaitlistOpen(event, now) || !isSoldAt(type.usableUntil?.toISOString() ?? null, event, now))
      return fail(409, { message: staffWaitlistMessages.closed })
    const passedOver = await countBefore(db(), entry)
    if (passedOver > 0 && reason === undefined)
      return fail(422, { errors: { reason: [staffWaitlistMessages.reasonNeeded(passedOver)] } })
    if (offer.addSeats) await addMissingSeats(services, { entry, actor })
    const left = type.seats - type.seatsTaken
    if (!(await offerSeatsTo(services, event, entry, now)))
      return fail(409, { message: staffWaitlistMessages.tooFew(left, entry.count) })
    await audit.record({
      actor,
      action: 'waitlist.offer',
      subject: { type: 'waitlist-entry', id: entry.id },
      before: { state: entry.state, skipReason: entry.skipReason },
      after: { state: 'offered', skipReason: null, passedOver, reason: reason ?? null },
    })
  })
}

async function addMissingSeats(
  { db, audit }: StaffWaitlistServices,
  { entry, actor }: { entry: WaitlistRow; actor: EntryChange['actor'] },
): Promise<void> {
  const type = await findTicketType(db(), entry.ticketTypeId)
  if (!type) return
  const missing = entry.count - (type.seats - type.seatsTaken)
  if (missing <= 0) return
  await changeSeatCount(db(), type.id, type.seats + missing)
  await audit.record({
    actor,
    action: 'ticket-type.set-seats',
    subject: { type: 'ticket-type', id: type.id },
    before: { seats: type.seats },
    after: { seats: type.seats + missing },
  })
}
