import type { WaitlistForm } from '@chignon/contract/commerce/waitlist'
import { lockSeatsOfEvents } from '../seat/seats.queries.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { isSoldAt } from '../../catalogue/live-masterclass/live-masterclass.rules.ts'
import { orderMessages } from '../order/order.messages.ts'
import { lockUser } from '../../identity/user/user.queries.ts'
import type { WaitlistServices } from './settle-waitlist.ts'
import { findEventOfType } from './waitlist-event.queries.ts'
import { sendWaitlistMail } from './waitlist.mail.ts'
import { waitlistMessages } from './waitlist.messages.ts'
import { insertEntry, type WaitlistRow } from './waitlist.queries.ts'
import { isAvailable, isGone, isWaitlistOpen } from './waitlist.rules.ts'

type Join = { userId: string; form: WaitlistForm; fail: Fail<'conflict' | 'invalid'> }

/**
 * Adds a person to the waiting list of an event, for seats that are sold out (WAIT-1). Locks the user, then the seats of the event, so that
 * no seat can come free unnoticed meanwhile.
 */
export function joinWaitlist(services: WaitlistServices, { userId, form, fail }: Join): Promise<WaitlistRow> {
  const { db, clock } = services
  const { ticket_type_id: ticketTypeId, ticket_package_id: ticketPackageId, count } = form
  return db.transaction(async () => {
    const now = clock()
    await lockUser(db(), userId)
    const event = await findEventOfType(db(), ticketTypeId)
    if (!event || isGone(event)) return notSold(fail)
    if (!isWaitlistOpen(event, now)) fail(409, { message: waitlistMessages.closed })
    const seats = await lockSeatsOfEvents(db(), [event.id])
    const sold = seats.filter(({ usableUntil }) => isSoldAt(usableUntil?.toISOString() ?? null, event, now))
    const left = new Map(sold.map((each) => [each.id, each.left]))
    const isSold = left.has(ticketTypeId) && (ticketPackageId === null || left.has(ticketPackageId))
    if (!isSold) notSold(fail)
    if (isAvailable({ ticketTypeId, ticketPackageId, count }, left))
      fail(409, { message: waitlistMessages.available })
    const values = { userId, liveMasterclassId: event.id, createdAt: now }
    const entry = await insertEntry(db(), form, values)
    if (!entry) return fail(409, { message: waitlistMessages.alreadyWaiting })
    await sendWaitlistMail(services, 'waitlist-joined', entry.id)
    return entry
  })
}

function notSold(fail: Fail<'invalid'>): never {
  const message = orderMessages.notSold
  return fail(422, { message, errors: { ticket_type_id: [message] } })
}
