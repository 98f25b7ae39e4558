import type { staffTicketEndpoints } from '@chignon/contract/commerce/staff-ticket'
import type * as z from 'zod/mini'
import { isUsableAt } from '../../catalogue/live-masterclass/live-masterclass.rules.ts'
import { findUserByEmail } from '../../identity/user/user.queries.ts'
import { insertTickets } from '../checkout/fulfilment.queries.ts'
import { lockSeatsOfLines, takeSeats, type SeatLine } from '../seat/seats.queries.ts'
import { findTicketType, lockEvent } from '../staff-order/staff-order.queries.ts'
import { newTicketCode } from '../ticket/ticket-code.ts'
import { sendTicket } from '../ticket/ticket.mail.ts'
import type { StaffTicketServices, TicketChange } from './changed-ticket.ts'
import { staffTicketMessages } from './staff-ticket.messages.ts'

type GiveForm = z.output<typeof staffTicketEndpoints.give.body>

/**
 * Gives a person a ticket, which takes a seat and has no order, so that no sum of money counts it (TICKET-23). A member whose verified
 * address it is sees it among their tickets.
 */
export function giveTicket(
  services: StaffTicketServices,
  { eventId, form, actor, fail }: Omit<TicketChange, 'id' | 'locale'> & { eventId: string; form: GiveForm },
): Promise<void> {
  const { db, clock, audit } = services
  const { ticket_type_id: ticketTypeId, ticket_package_id: ticketPackageId } = form
  const lines: SeatLine[] = [{ ticketTypeId, ticketPackageId: null, count: 1 }]
  if (ticketPackageId !== null) lines.push({ ticketTypeId: null, ticketPackageId, count: 1 })
  return db.transaction(async () => {
    const eventIds = await lockSeatsOfLines(db(), lines)
    const event = (await lockEvent(db(), eventId)) ?? fail(404)
    const type = await findTicketType(db(), ticketTypeId)
    if (!type || eventIds.some((id) => id !== eventId))
      return fail(409, { message: staffTicketMessages.otherEvent })
    if (!isUsableAt(type.usableUntil?.toISOString() ?? null, event, clock()))
      fail(409, { message: staffTicketMessages.over })
    if (await takeSeats(db(), lines)) fail(409, { message: staffTicketMessages.noSeat })
    const member = await findUserByEmail(db(), form.email)
    const holder = { holderName: form.full_name, holderEmail: form.email }
    const [ticket] = await insertTickets(db(), [
      {
        ...holder,
        userId: member?.emailVerifiedAt ? member.id : null,
        ticketTypeId,
        ticketPackageId,
        code: newTicketCode(),
        locale: form.locale,
        createdAt: clock(),
      },
    ])
    if (!ticket) throw new Error('the ticket was not inserted')
    await sendTicket(services, ticket)
    await audit.record({
      actor,
      action: 'ticket.give',
      subject: { type: 'ticket', id: ticket.id },
      before: null,
      after: { ...holder, ticketTypeId, ticketPackageId, reason: form.reason },
    })
  })
}
