import type { StaffTicket } from '@chignon/contract/commerce/staff-ticket'
import { groupTypedCode } from '../../platform/typed-code/typed-code.ts'
import type { StaffTicketRow } from './staff-ticket.queries.ts'

// A whole code opens a door.
const numberLength = 8

/** Maps a ticket to the fields that those see who run its event. */
export function presentStaffTicket(
  row: StaffTicketRow,
  { seesOrders }: { seesOrders: boolean },
): StaffTicket {
  const { orderId, orderNumber, packageId, packageName } = row
  return {
    id: row.id,
    number: ticketNumberOf(row.code),
    state: row.state,
    holder: { full_name: row.holderName, email: row.holderEmail },
    type: { id: row.typeId, name: row.typeName },
    special_package: packageId === null || packageName === null ? null : { id: packageId, name: packageName },
    live_masterclass: {
      id: row.eventId,
      name: row.eventName,
      starts_at: row.startsAt.toISOString(),
      timezone: row.timezone,
    },
    order:
      seesOrders && orderId !== null && orderNumber !== null ? { id: orderId, number: orderNumber } : null,
    is_given: orderId === null,
    used_at: row.usedAt?.toISOString() ?? null,
    used_where: row.usedWhere,
    created_at: row.createdAt.toISOString(),
  }
}

/** The beginning of a code, by which staff find and name a ticket. */
export function ticketNumberOf(code: string): string {
  return groupTypedCode(code.slice(0, numberLength), ' ')
}
