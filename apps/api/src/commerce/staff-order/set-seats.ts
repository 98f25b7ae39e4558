import { lockSeatsOfLines } from '../seat/seats.queries.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { settleWaitlist, type WaitlistServices } from '../waitlist/settle-waitlist.ts'
import { seatsMessages } from './seats.messages.ts'
import { changeSeatCount, findTicketType } from './staff-order.queries.ts'

/** Changes how many seats a kind of ticket has, but not to fewer than are taken. Added seats go to the waiting list first. */
export function setSeats(
  services: WaitlistServices & Pick<Services, 'audit'>,
  {
    id,
    seats,
    actor,
    fail,
  }: { id: string; seats: number; actor: Member; fail: Fail<'not_found' | 'conflict'> },
): Promise<void> {
  const { db, audit } = services
  return db.transaction(async () => {
    const [eventId = fail(404)] = await lockSeatsOfLines(db(), [{ ticketTypeId: id, ticketPackageId: null }])
    const type = (await findTicketType(db(), id)) ?? fail(404)
    if (seats < type.seatsTaken) fail(409, { message: seatsMessages.taken(type.seatsTaken) })
    await changeSeatCount(db(), id, seats)
    await audit.record({
      actor,
      action: 'ticket-type.set-seats',
      subject: { type: 'ticket-type', id },
      before: { seats: type.seats },
      after: { seats },
    })
    await settleWaitlist(services, eventId)
  })
}
