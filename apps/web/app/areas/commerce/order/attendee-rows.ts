import type { AttendeeForm, Order, OrderLine } from '@chignon/contract/commerce/order'

type Line = Pick<OrderLine, 'type' | 'id' | 'name' | 'count'>

/** One ticket of an order, to be given to an attendee. */
export type TicketRow = { ticketTypeId: string; name: string; packageId: string | null }

const linesOfType = (lines: readonly Line[], type: Line['type']) => lines.filter((line) => line.type === type)

const oneEach = (lines: readonly Line[]) =>
  lines.flatMap((line) => Array.from({ length: line.count }, () => line))

/** One row for each ticket, in the order of the lines. The first tickets get the packages, unless attendees were saved. */
export function ticketRows({ lines, attendees }: Pick<Order, 'lines' | 'attendees'>): TicketRow[] {
  const packages = oneEach(linesOfType(lines, 'package'))
  return oneEach(linesOfType(lines, 'ticket')).map(({ id, name }, row) => {
    const saved = attendees[row]
    const packageId = saved ? saved.ticket_package_id : (packages[row]?.id ?? null)
    return { ticketTypeId: id, name, packageId }
  })
}

/** The packages of an order, each once with its count. */
export function packagesOf({ lines }: Pick<Order, 'lines'>): { id: string; name: string; count: number }[] {
  return linesOfType(lines, 'package').map(({ id, name, count }) => ({ id, name, count }))
}

/** The attendees of a submitted form: `attendees[0][full_name]`, `[email]` and `[package]`, one for each ticket. */
export function readAttendees(
  form: Pick<URLSearchParams | FormData, 'get' | 'has'>,
  order: Pick<Order, 'lines' | 'attendees'>,
): AttendeeForm[] {
  const known = new Set(packagesOf(order).map(({ id }) => id))
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return ticketRows(order).map(({ ticketTypeId, packageId }, row) => {
    const field = (name: string) => textOf(`attendees[${row}][${name}]`)
    const chosen = form.has(`attendees[${row}][package]`) ? field('package') : packageId
    return {
      ticket_type_id: ticketTypeId,
      ticket_package_id: chosen !== null && known.has(chosen) ? chosen : null,
      full_name: field('full_name'),
      email: field('email'),
    }
  })
}
