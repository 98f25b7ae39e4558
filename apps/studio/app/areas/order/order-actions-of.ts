import type { StaffOrder } from '@chignon/contract/commerce/staff-order'

type Order = Pick<StaffOrder, 'state' | 'due_at' | 'refunded' | 'total' | 'can_withdraw'>

/** What the state of an order allows. */
export function orderActionsOf({ state, due_at: dueAt, refunded, total, can_withdraw: canWithdraw }: Order) {
  const isUnpaid = state === 'draft' || state === 'awaiting_payment'
  const isClosed = state === 'cancelled' || state === 'expired'
  return {
    recordTransfer: state === 'awaiting_payment' && dueAt !== null,
    refund: (state === 'paid' || state === 'partly_refunded') && refunded < total,
    cancel: isUnpaid,
    changeBilling: !isClosed && refunded === 0,
    withdraw: canWithdraw,
  }
}
