import type { OrderState } from '@chignon/contract/commerce/order'
import { defineStates } from '../../platform/state-machine/state-machine.ts'

/** What changes the state of an order. */
export type OrderEvent =
  | 'startPayment'
  | 'stopPayment'
  | 'pay'
  | 'payLate'
  | 'cancel'
  | 'expire'
  | 'refundPart'
  | 'refund'

/** The states of an order (ORDER-2). docs/states.md is drawn from this table. */
export const orderStates = defineStates<OrderState, OrderEvent>({
  name: 'order',
  initial: 'draft',
  transitions: [
    ['draft', 'startPayment', 'awaiting_payment'],
    // Its payment was cancelled at the provider, so that the buyer can change the order.
    ['awaiting_payment', 'stopPayment', 'draft'],
    // Nothing is to be paid.
    ['draft', 'pay', 'paid'],
    ['awaiting_payment', 'pay', 'paid'],
    ['draft', 'cancel', 'cancelled'],
    ['awaiting_payment', 'cancel', 'cancelled'],
    ['draft', 'expire', 'expired'],
    ['awaiting_payment', 'expire', 'expired'],
    // Money arrived after the order was closed, and its seats could be taken again.
    ['cancelled', 'payLate', 'paid'],
    ['expired', 'payLate', 'paid'],
    ['paid', 'refundPart', 'partly_refunded'],
    ['paid', 'refund', 'refunded'],
    ['partly_refunded', 'refundPart', 'partly_refunded'],
    ['partly_refunded', 'refund', 'refunded'],
  ],
})
