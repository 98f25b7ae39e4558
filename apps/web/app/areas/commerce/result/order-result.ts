import type { Order } from '@chignon/contract/commerce/order'
import { hasLapsed } from '../order/order-steps.ts'

/** What the page of an order shows: the result of the purchase (ORDER-4), or that it continues elsewhere. */
export type OrderResult =
  | 'placed'
  | 'awaiting-transfer'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'refunded'
  | 'unfinished'

/** The result of an order. */
export function resultOf(order: Pick<Order, 'state' | 'payment' | 'held_until'>, now: Date): OrderResult {
  const { state, payment } = order
  if (state === 'paid' || state === 'partly_refunded') return 'placed'
  if (state === 'cancelled' || state === 'expired' || state === 'refunded') return state
  if (payment?.method === 'transfer' && state === 'awaiting_payment') return 'awaiting-transfer'
  if (payment?.state === 'succeeded') return 'placed'
  if (hasLapsed(order, now)) return 'expired'
  return payment?.state === 'declined' ? 'failed' : 'unfinished'
}

const day = 24 * 60 * 60 * 1000

/** Whether an order was placed within the last day: its page is then the end of the checkout, later a record of it. */
export function isRecent({ created_at }: Pick<Order, 'created_at'>, now: Date): boolean {
  return now.getTime() - Date.parse(created_at) < day
}
