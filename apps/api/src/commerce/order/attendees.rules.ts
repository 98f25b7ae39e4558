import type { AttendeeForm } from '@chignon/contract/commerce/order'
import type { OrderLineRow } from './order-parts.queries.ts'

type Line = Pick<OrderLineRow, 'ticketTypeId' | 'ticketPackageId' | 'count'>

/** Whether there is exactly one attendee for each ticket, and one with the package for each package (TICKET-5, TICKET-6). */
export function areAttendeesComplete(lines: readonly Line[], attendees: readonly AttendeeForm[]): boolean {
  const bought = new Map<string, number>()
  for (const { ticketTypeId, ticketPackageId, count } of lines) {
    const id = ticketTypeId ?? ticketPackageId
    if (id !== null) bought.set(id, (bought.get(id) ?? 0) + count)
  }
  const given = new Map<string, number>()
  for (const { ticket_type_id, ticket_package_id } of attendees) {
    for (const id of [ticket_type_id, ticket_package_id]) {
      if (id !== null) given.set(id, (given.get(id) ?? 0) + 1)
    }
  }
  return bought.size === given.size && [...bought].every(([id, count]) => given.get(id) === count)
}
