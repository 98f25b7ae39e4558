import type { Order } from '@chignon/contract/commerce/order'

/** How an order is to be paid. */
export type PayingMethod = 'card' | 'transfer' | 'free'

/** The chosen method, else the method of the last attempt; null if none was chosen. A free order needs no choice. */
export function payingMethodOf(
  order: Pick<Order, 'total' | 'payment' | 'payment_method' | 'can_pay_by_transfer'>,
): PayingMethod | null {
  if (order.total === 0) return 'free'
  const chosen = order.payment_method ?? order.payment?.method
  if (chosen === 'card') return 'card'
  return chosen === 'transfer' && order.can_pay_by_transfer ? 'transfer' : null
}
