import { resentPauseMinutes } from '@chignon/contract/commerce/commerce-rules'
import type { Member } from '../../platform/http/viewer.ts'
import { sendTicket } from '../ticket/ticket.mail.ts'
import type { StaffTicketServices } from './changed-ticket.ts'
import { listResentTickets, lockValidTickets } from './resent-ticket.queries.ts'

type Resending = {
  eventId: string
  /** Null: all of the event. */
  ids: string[] | null
  actor: Member
}

/**
 * Mails valid tickets of an event to their holders again and returns how many (TICKET-26). Those that were sent again a moment ago are left
 * out, so that pressing twice, also on two devices, mails each once.
 */
export function resendTickets(
  services: StaffTicketServices,
  { eventId, ids, actor }: Resending,
): Promise<number> {
  const { db, clock, audit } = services
  return db.transaction(async () => {
    const tickets = await lockValidTickets(db(), { eventId, ids })
    const since = new Date(clock().getTime() - resentPauseMinutes * 60_000)
    const resent = await listResentTickets(
      db(),
      tickets.map(({ id }) => id),
      since,
    )
    const toSend = tickets.filter(({ id }) => !resent.has(id))
    for (const ticket of toSend) {
      await sendTicket(services, ticket)
      await audit.record({
        actor,
        action: 'ticket.resend',
        subject: { type: 'ticket', id: ticket.id },
        before: null,
        after: { to: ticket.holderEmail },
      })
    }
    return toSend.length
  })
}
