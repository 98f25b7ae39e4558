import type { Member } from '../../platform/http/viewer.ts'
import { sendTicket } from '../ticket/ticket.mail.ts'
import type { StaffTicketServices } from './changed-ticket.ts'

/** Mails a ticket to its holder again and notes it in the audit log. Must run in a transaction that has locked the ticket. */
export async function sendAgain(
  services: StaffTicketServices,
  ticket: { id: string; holderEmail: string },
  actor: Member,
): Promise<void> {
  await sendTicket(services, ticket)
  await services.audit.record({
    actor,
    action: 'ticket.resend',
    subject: { type: 'ticket', id: ticket.id },
    before: null,
    after: { sentTo: ticket.holderEmail },
  })
}
