import type { TicketRow } from '../ticket/ticket.queries.ts'
import { lockValidTicket, type StaffTicketServices, type TicketChange } from './changed-ticket.ts'
import { sendAgain } from './send-again.ts'

/** Mails a valid ticket to its holder again, with the same code (TICKET-19). */
export function resendTicket(services: StaffTicketServices, change: TicketChange): Promise<TicketRow> {
  return services.db.transaction(async () => {
    const ticket = await lockValidTicket(services, change)
    await sendAgain(services, ticket, change.actor)
    return ticket
  })
}
