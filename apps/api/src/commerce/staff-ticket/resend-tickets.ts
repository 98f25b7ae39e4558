import { resentPauseMinutes } from '@chignon/contract/commerce/commerce-rules'
import type { Member } from '../../platform/http/viewer.ts'
import type { StaffTicketServices } from './changed-ticket.ts'
import { listResentTickets, lockValidTickets } from './resent-ticket.queries.ts'
import { sendAgain } from './send-again.ts'

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
  const { db, clock } = services
  return db.transaction(async () => {
    const tickets = await lockValidTickets(db(), { eventId, ids })
    const since = new Date(clock().getTime() - resentPauseMinutes * 60_000)
    const resent = await listResentTickets(
      db(),
      tickets.map(({ id }) => id),
      since,
    )
    const toSend = tickets.filter(({ id }) => !resent.has(id))
    for (const ticket of toSend) await sendAgain(services, ticket, actor)
    return toSend.length
  })
}
