import { lockSeatsOfLines, returnSeats, takeSeats } from '../seat/seats.queries.ts'
import { findTicketType } from '../staff-order/staff-order.queries.ts'
import { sendTicket } from '../ticket/ticket.mail.ts'
import { changeTicket } from '../ticket/ticket.queries.ts'
import { settleWaitlist } from '../waitlist/settle-waitlist.ts'
import { lockValidTicket, type StaffTicketServices, type TicketChange } from './changed-ticket.ts'
import { staffTicketMessages } from './staff-ticket.messages.ts'

/**
 * Makes a valid ticket one of another kind of the same event, and mails it to its holder: the code stays. Nothing is charged or returned
 * (TICKET-21). The seat that comes free goes to the waiting list first.
 */
export function moveTicket(
  services: StaffTicketServices,
  { ticketTypeId, ...change }: TicketChange & { ticketTypeId: string },
): Promise<void> {
  const { db, audit } = services
  const { fail } = change
  return db.transaction(async () => {
    const ticket = await lockValidTicket(services, change)
    const { id, typeId, event } = ticket
    if (typeId === ticketTypeId) return
    const type = await findTicketType(db(), ticketTypeId)
    if (type?.liveMasterclassId !== event.id) fail(409, { message: staffTicketMessages.otherEvent })
    const before = { ticketTypeId: typeId, ticketPackageId: null, count: 1 }
    const after = { ticketTypeId, ticketPackageId: null, count: 1 }
    await lockSeatsOfLines(db(), [before])
    if (await takeSeats(db(), [after])) fail(409, { message: staffTicketMessages.noSeat })
    await returnSeats(db(), [before])
    await changeTicket(db(), id, { ticketTypeId })
    await sendTicket(services, ticket)
    await audit.record({
      actor: change.actor,
      action: 'ticket.move',
      subject: { type: 'ticket', id },
      before: { ticketTypeId: typeId },
      after: { ticketTypeId },
    })
    await settleWaitlist(services, event.id)
  })
}
