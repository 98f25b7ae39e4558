import type { Fail } from '../http/fail.ts'
import type { Viewer } from '../http/viewer.ts'
import { findOwnOrderRow } from '../order/find-own-order.ts'
import { orderMessages } from '../order/order.messages.ts'
import {
  changeOrderState,
  findOrder,
  lockOrder,
  type OrderRow,
  type OrderWithLines,
} from '../order/order.queries.ts'
import { isLapsed } from '../order/order.rules.ts'
import { cancelOpenAttempts } from './cancel-open-attempts.ts'
import { paymentProgressOf } from '../payment/open-payments.queries.ts'
import type { PaymentServices } from './payment-services.ts'

/** What a change of an order needs. */
export type OrderChange = {
  orderId: string
  viewer: Viewer
  fail: Fail<'not_found' | 'conflict' | 'expired'>
}

/**
 * Changes an unpaid order of the viewer with its row locked, and returns it. Ends the call with 404, with 410 once its time is over,
 * and with 409 once it is paid or waits for a bank transfer. A card payment that was started is cancelled first, because its
 * amount may change.
 */
export async function changeDraft(
  services: PaymentServices,
  change: OrderChange,
  work: (order: OrderRow, now: Date) => Promise<void>,
): Promise<OrderWithLines> {
  const { db, clock } = services
  const { orderId, viewer, fail } = change
  const before = await findOwnOrderRow(db(), orderId, viewer, fail)
  if (before.state === 'awaiting_payment' && before.dueAt === null)
    await cancelOpenAttempts(services, orderId)
  await db.transaction(async () => {
    const now = clock()
    const locked = (await lockOrder(db(), orderId)) ?? fail(404)
    failUnlessOpen(locked, now, fail)
    await work(await reopen(locked, now), now)
  })
  return (await findOrder(db(), orderId)) ?? fail(404)

  async function reopen(locked: OrderRow, now: Date): Promise<OrderRow> {
    if (locked.state === 'draft') return locked
    const progress = await paymentProgressOf(db(), orderId)
    if (locked.dueAt !== null || progress !== 'none') fail(409, { message: orderMessages.cannotChange })
    return changeOrderState(db(), locked, 'stopPayment', now)
  }
}

/** Ends the call with 410 if the time of an order is over, and with 409 if it is paid or cancelled. */
export function failUnlessOpen(order: OrderRow, now: Date, fail: Fail<'conflict' | 'expired'>): void {
  const isOpen = order.state === 'draft' || order.state === 'awaiting_payment'
  if (order.state === 'expired' || (isOpen && isLapsed(order, now))) {
    fail(410, { message: orderMessages.holdExpired })
  }
  if (!isOpen) fail(409, { message: orderMessages.cannotChange })
}
