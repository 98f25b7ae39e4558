import type { AttendeeForm } from '@chignon/contract/commerce/order'
import { eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { preparedInsert } from '../../platform/db/prepared-write.ts'
import { ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orderAttendees } from '../../platform/db/schema/order.ts'
import type { OrderWithLines } from './order-parts.queries.ts'

const attendeeInsert = preparedInsert('insert-attendees', orderAttendees, (db, values, name) =>
  db.insert(orderAttendees).values(values).returning().prepare(name),
)

/** Replaces the attendees of a locked order, and returns the new ones. */
export async function replaceAttendees(
  db: Connection,
  { id: orderId, attendees: previous }: Pick<OrderWithLines, 'id' | 'attendees'>,
  attendees: readonly AttendeeForm[],
): Promise<OrderWithLines['attendees']> {
  if (previous.length > 0) await db.delete(orderAttendees).where(eq(orderAttendees.orderId, orderId))
  if (attendees.length === 0) return []
  const rows = attendees.map(({ ticket_type_id, ticket_package_id, full_name, email }, index) => ({
    orderId,
    position: index + 1,
    ticketTypeId: ticket_type_id,
    ticketPackageId: ticket_package_id,
    fullName: full_name,
    email,
  }))
  return attendeeInsert(db, rows)
}

/** Whether each attendee's package belongs to the event of their ticket. */
export async function arePackagesOfSameEvent(
  db: Connection,
  attendees: readonly AttendeeForm[],
): Promise<boolean> {
  const withPackage = attendees.flatMap(({ ticket_type_id, ticket_package_id }) =>
    ticket_package_id === null ? [] : [{ ticket_type_id, ticket_package_id }],
  )
  if (withPackage.length === 0) return true
  const types = await db
    .select({ id: ticketTypes.id, eventId: ticketTypes.liveMasterclassId })
    .from(ticketTypes)
    .where(
      idIn(
        ticketTypes.id,
        withPackage.map((attendee) => attendee.ticket_type_id),
      ),
    )
  const packages = await db
    .select({ id: ticketPackages.id, eventId: ticketPackages.liveMasterclassId })
    .from(ticketPackages)
    .where(
      idIn(
        ticketPackages.id,
        withPackage.map((attendee) => attendee.ticket_package_id),
      ),
    )
  const events = new Map([...types, ...packages].map(({ id, eventId }) => [id, eventId]))
  return withPackage.every(
    (attendee) => events.get(attendee.ticket_type_id) === events.get(attendee.ticket_package_id),
  )
}
