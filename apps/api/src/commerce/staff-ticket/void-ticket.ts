import { lockOrder } from '../order/order.queries.ts'
import { lockSeatsOfLines, returnSeats, type SeatLine } from '../seat/seats.queries.ts'
import { sendTicketVoided } from '../ticket/ticket.mail.ts'
import { changeTicket, type TicketRow } from '../ticket/ticket.queries.ts'
import { settleWaitlist } from '../waitlist/settle-waitlist.ts'
import { lockValidTicket, type StaffTicketServices, type TicketChange } from './changed-ticket.ts'
import { findOrderOfTicket, isPackageLine, lineIs, returnOne } from './staff-ticket.queries.ts'

/**
 * Makes a valid ticket void without returning money: holder and buyer are mailed, and its seat and package are free again, once. The
 * order counts it as returned, so that a later refund of the money frees no second seat (TICKET-22).
 */
export function voidTicket(
  services: StaffTicketServices,
  { reason, ...change }: TicketChange & { reason: string },
): Promise<void> {
  const { db, audit } = services
  return db.transaction(async () => {
    const orderId = await findOrderOfTicket(db(), change.id)
    // Before the ticket, as for a refund.
    if (orderId !== undefined) await lockOrder(db(), orderId)
    const ticket = await lockValidTicket(services, change)
    const { id, state, typeId, event } = ticket
    const seats: SeatLine[] = [{ ticketTypeId: typeId, ticketPackageId: null, count: 1 }]
    if (ticket.orderLineId !== null) await returnOne(db(), lineIs(ticket.orderLineId))
    if (await returnsPackage(services, ticket, orderId))
      seats.push({ ticketTypeId: null, ticketPackageId: ticket.packageId, count: 1 })
    await changeTicket(db(), id, { state: 'cancelled' })
    await lockSeatsOfLines(db(), seats)
    await returnSeats(db(), seats)
    await sendTicketVoided(services, id)
    await audit.record({
      actor: change.actor,
      action: 'ticket.void',
      subject: { type: 'ticket', id },
      before: { state },
      after: { state: 'cancelled', reason },
    })
    await settleWaitlist(services, event.id)
  })
}

// A package may have been returned without its ticket.
async function returnsPackage(
  { db }: Pick<StaffTicketServices, 'db'>,
  { packageId }: TicketRow,
  orderId: string | undefined,
): Promise<boolean> {
  if (packageId === null) return false
  return orderId === undefined || returnOne(db(), isPackageLine(orderId, packageId))
}
