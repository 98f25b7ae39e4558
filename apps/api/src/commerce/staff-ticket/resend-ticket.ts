import { sendTicket } from '../ticket/ticket.mail.ts'
import type { TicketRow } from '../ticket/ticket.queries.ts'
import { lockValidTicket, type StaffTicketServices, type TicketChange } from './changed-ticket.ts'

/** Mails a valid ticket to its holder again, with the same code (TICKET-19). */
export function resendTicket(services: StaffTicketServices, change: TicketChange): Promise<TicketRow> {
  const { db, audit } = services
  return db.transaction(async () => {
    const ticket = await lockValidTicket(services, change)
    await sendTicket(services, ticket)
    await audit.record({
      actor: change.actor,
      action: 'ticket.resend',
      subject: { type: 'ticket', id: ticket.id },
      before: null,
      after: { to: ticket.holderEmail },
    })
    return ticket
  })
}
