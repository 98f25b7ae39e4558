import type { RefundLine } from '@chignon/contract/commerce/refund'
import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { readAmount } from './read-amount.ts'

/** What is to be returned: chosen tickets, and amounts of other lines as they were typed, by line. */
export type RefundChoice = { ticketIds: ReadonlySet<string>; amounts: Readonly<Record<string, string>> }

type OrderLine = StaffOrder['lines'][number]

/** What is left of a line, in cents. */
export function leftOf({ total, refunded }: OrderLine): number {
  return total - refunded
}

/** The tickets of a line that can still be returned. */
export function openTickets(order: StaffOrder, line: OrderLine) {
  return order.tickets.filter(({ line_id, state }) => line_id === line.line_id && state === 'valid')
}

/** The lines of the call; null if an amount cannot be read or is more than is left. Empty if nothing is chosen. */
export function refundLinesOf(order: StaffOrder, { ticketIds, amounts }: RefundChoice): RefundLine[] | null {
  const lines: RefundLine[] = []
  for (const line of order.lines) {
    const chosen = openTickets(order, line).filter(({ id }) => ticketIds.has(id))
    if (chosen.length > 0) {
      lines.push({ line_id: line.line_id, ticket_ids: chosen.map(({ id }) => id) })
      continue
    }
    const typed = (amounts[line.line_id] ?? '').trim()
    if (typed === '') continue
    const amount = readAmount(typed)
    if (amount === null || amount > leftOf(line)) return null
    lines.push({ line_id: line.line_id, amount })
  }
  return lines
}

/** What will be returned, in cents: the price of a ticket is its share of the line. */
export function refundTotal(order: StaffOrder, lines: readonly RefundLine[]): number {
  return lines.reduce((sum, { line_id, amount, ticket_ids }) => {
    const line = order.lines.find((each) => each.line_id === line_id)
    if (!line) return sum
    return sum + (amount ?? Math.round((line.total * (ticket_ids?.length ?? line.count)) / line.count))
  }, 0)
}
