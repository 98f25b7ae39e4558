import type { OrderLineRow, OrderWithLines } from '../order/order.queries.ts'
import { withdrawableUntil } from '../order/order.rules.ts'

/** Why a line cannot be withdrawn from. */
export type WithdrawalObstacle = 'unknown line' | 'not paid' | 'too late' | 'tickets'

/** The lines that a withdrawal returns, and until when; or why it cannot be made (REFUND-1, REFUND-2). */
export function withdrawalOf(
  order: OrderWithLines,
  lineIds: readonly string[],
  now: Date,
): { lines: OrderLineRow[]; until: Date } | WithdrawalObstacle {
  const lines = order.lines.filter(({ id }) => lineIds.includes(id))
  if (lines.length !== new Set(lineIds).size) return 'unknown line'
  if (lines.some(({ type }) => type === 'ticket' || type === 'package')) return 'tickets'
  const until = withdrawableUntil(order, order.lines)
  if (until === null || lines.some(({ total, refunded }) => refunded === total)) return 'not paid'
  return now < until ? { lines, until } : 'too late'
}
