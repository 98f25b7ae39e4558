import type { Order } from '@chignon/contract/order'

/** Name of the field with the id of a line to withdraw from, once per line. */
export const lineField = 'line'

/** The path of the page on which a purchase is withdrawn from. */
export function withdrawalPath({ id }: Pick<Order, 'id'>): string {
  return `/orders/${id}/withdrawal`
}

/** The lines of an order that can be withdrawn from: all but tickets, and what was not returned before (REFUND-2). */
export function withdrawableLines({
  lines,
  withdrawable_until: until,
}: Pick<Order, 'lines' | 'withdrawable_until'>): Order['lines'] {
  if (until === null) return []
  return lines.filter(
    ({ type, refunded, total }) => type !== 'ticket' && type !== 'package' && refunded < total,
  )
}
