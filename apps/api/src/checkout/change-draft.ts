import type { Fail } from '../http/fail.ts'
import type { Viewer } from '../http/viewer.ts'
import { lockOwnOrder } from '../order/find-own-order.ts'
import { orderMessages } from '../order/order.messages.ts'
import { changeOrderState, findOrder } from '../order/order.queries.ts'
import type { OrderRow, OrderWithLines } from '../order/order-parts.queries.ts'
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
  if ((await changeOnce('cancel first')) === 'card payment started') {
    await cancelOpenAttempts(services, orderId)
    await changeOnce('cancelled')
  }
  return (await findOrder(db(), orderId)) ?? fail(404)

  function changeOnce(attempts: 'cancel first' | 'cancelled'): Promise<'changed' | 'card payment started'> {
    return db.transaction(async () => {
      const now = clock()
      const locked = await lockOwnOrder(db(), orderId, viewer, fail)
      const isStarted = locked.state === 'awaiting_payment' && locked.dueAt === null
      if (isStarted && attempts === 'cancel first') return 'card payment started'
      failUnlessOpen(locked, now, fail)
      await work(await reopen(locked, now), now)
      return 'changed'
    })
  }

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
