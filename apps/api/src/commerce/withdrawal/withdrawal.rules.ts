import { priceOfUnits, type RefundedPart } from '../checkout/refund.rules.ts'
import type { OrderLine, OrderWithLines } from '../order/order-parts.queries.ts'
import { lineReturn } from '../order/order.rules.ts'
import type { OrderTicket } from '../ticket/order-tickets.queries.ts'

/** Why something cannot be withdrawn from. */
export type WithdrawalObstacle = 'unknown line' | 'not paid' | 'too late' | 'tickets'

/** What the buyer chose. */
export type WithdrawalChoice = { lineIds: readonly string[]; ticketIds: readonly string[] }

/** What can be returned: a line, or one ticket with its package. `amount` is what it costs on its own. */
export type WithdrawalOption = {
  line: OrderLine
  ticket: OrderTicket | null
  amount: number
  until: Date | null
}

const isTicketed = ({ type }: OrderLine) => type === 'ticket' || type === 'package'

/** What of an order can be returned now: tickets one by one, each with its package. */
export function withdrawalOptions(
  order: OrderWithLines,
  tickets: readonly OrderTicket[],
  now: Date,
): WithdrawalOption[] {
  return order.lines.flatMap((line): WithdrawalOption[] => {
    const found = lineReturn(order, line, now)
    if (!found || line.type === 'package') return []
    if (line.type !== 'ticket')
      return [{ line, ticket: null, amount: line.total - line.refunded, until: found.until }]
    return tickets
      .filter(({ orderLineId, state }) => orderLineId === line.id && state === 'valid')
      .map((ticket) => ({ line, ticket, amount: priceOf(order, line, ticket), until: found.until }))
  })
}

function priceOf({ lines }: OrderWithLines, line: OrderLine, { ticketPackageId }: OrderTicket): number {
  const extra = lines.find((each) => ticketPackageId !== null && each.ticketPackageId === ticketPackageId)
  return [line, extra]
    .filter((each) => each !== undefined && each.returnedCount < each.count)
    .reduce(
      (sum, each) => sum + (each ? Math.min(priceOfUnits(each, 1).total, each.total - each.refunded) : 0),
      0,
    )
}

/** The parts of an order that a withdrawal returns, and until when; or why it cannot be made (REFUND-1, REFUND-2, REFUND-7). */
export function withdrawalOf(
  order: OrderWithLines,
  tickets: readonly OrderTicket[],
  { lineIds, ticketIds }: WithdrawalChoice,
  now: Date,
): { parts: RefundedPart[]; until: Date | null } | WithdrawalObstacle {
  const lines = order.lines.filter(({ id }) => lineIds.includes(id))
  const chosen = tickets.filter(({ id }) => ticketIds.includes(id))
  const isKnown = lines.length === new Set(lineIds).size && chosen.length === new Set(ticketIds).size
  if (!isKnown || lines.length + chosen.length === 0) return 'unknown line'
  if (lines.some(isTicketed)) return 'tickets'
  const ofTickets = order.lines.filter(({ id }) => chosen.some(({ orderLineId }) => orderLineId === id))
  const concerned = [...lines, ...ofTickets]
  if (order.paidAt === null || concerned.some(({ total, refunded }) => refunded === total)) return 'not paid'
  const ends: number[] = []
  for (const line of concerned) {
    const found = lineReturn(order, line, now)
    if (!found) return isTicketed(line) && line.event?.schedule !== 'rescheduled' ? 'tickets' : 'too late'
    if (found.until) ends.push(found.until.getTime())
  }
  const parts = [
    ...lines.map(({ id: lineId }) => ({ lineId })),
    ...ofTickets.map(({ id: lineId }) => ({
      lineId,
      ticketIds: chosen.filter(({ orderLineId }) => orderLineId === lineId).map(({ id }) => id),
    })),
  ]
  return { parts, until: ends.length === 0 ? null : new Date(Math.min(...ends)) }
}
