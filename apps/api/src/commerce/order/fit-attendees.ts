import type { AttendeeForm } from '@chignon/contract/commerce/order'
import type { OrderWithLines } from './order-parts.queries.ts'

type Line = Pick<OrderWithLines['lines'][number], 'ticketTypeId' | 'ticketPackageId' | 'count' | 'event'>
type Attendee = Pick<
  OrderWithLines['attendees'][number],
  'ticketTypeId' | 'ticketPackageId' | 'fullName' | 'email'
>

/**
 * The attendees of an order after its lines have changed: those whose ticket is still there, with their package if it is; packages that
 * are left over go to the first attendees of their event without one (TICKET-5).
 */
export function fitAttendees(lines: readonly Line[], attendees: readonly Attendee[]): AttendeeForm[] {
  const left = new Map(lines.map((line) => [line.ticketTypeId ?? line.ticketPackageId, line.count]))
  const take = (id: string | null): boolean => {
    const count = id === null ? 0 : (left.get(id) ?? 0)
    if (count > 0) left.set(id, count - 1)
    return count > 0
  }
  const kept = attendees
    .filter(({ ticketTypeId }) => take(ticketTypeId))
    .map((attendee) => ({
      ...attendee,
      ticketPackageId: take(attendee.ticketPackageId) ? attendee.ticketPackageId : null,
    }))
  return kept.map(({ ticketTypeId, ticketPackageId, fullName, email }) => ({
    ticket_type_id: ticketTypeId,
    ticket_package_id: ticketPackageId ?? freePackage(ticketTypeId),
    full_name: fullName,
    email,
  }))

  function freePackage(ticketTypeId: string): string | null {
    const eventId = lines.find((line) => line.ticketTypeId === ticketTypeId)?.event?.id
    const found = lines.find(({ ticketPackageId, event }) => event?.id === eventId && take(ticketPackageId))
    return found?.ticketPackageId ?? null
  }
}
