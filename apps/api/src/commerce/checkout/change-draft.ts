import type { Fail } from '../../platform/http/fail.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { lockOwnOrder } from '../order/find-own-order.ts'
import { orderMessages } from '../order/order.messages.ts'
import { changeOrderState, findOrder } from '../order/order.queries.ts'
import type { OrderRow, OrderWithLines } from '../order/order-parts.queries.ts'
import { isLapsed } from '../order/order.rules.ts'
import { cancelOpenAttempts } from './cancel-open-attempts.ts'
import { paymentProgressOf } from '../payment/open-payments.queries.ts'
import type { PaymentServices } from '../payment/payment-services.ts'

/** What a change of an order needs. */
export type OrderChange = {
  orderId: string
  viewer: Viewer
  fail: Fail<'not_found' | 'conflict' | 'expired'>
}

/** The changed parts of an order; or that it has to be read again. */
export type DraftChange = Partial<OrderWithLines> | 'read again'

/**
 * Changes an unpaid order of the viewer with its row locked, and returns it. Ends the call with 404, with 410 once its time is over,
 * and with 409 once it is paid or waits for a bank transfer. A card payment that was started is cancelled first, because its
 * amount may change.
 */
export async function changeDraft(
  services: PaymentServices,
  change: OrderChange,
  work: (order: OrderWithLines, now: Date) => Promise<DraftChange>,
): Promise<OrderWithLines> {
  const { db, clock } = services
  const { orderId, viewer, fail } = change
  const changed = await changeOnce('cancel first')
  if (changed !== 'card payment started') return changed
  await cancelOpenAttempts(services, orderId)
  const changedThen = await changeOnce('cancelled')
  return changedThen === 'card payment started'
    ? fail(409, { message: orderMessages.cannotChange })
    : changedThen

  function changeOnce(
    attempts: 'cancel first' | 'cancelled',
  ): Promise<OrderWithLines | 'card payment started'> {
    return db.transaction(async () => {
      const now = clock()
      const order = await lockOwnOrder(db(), orderId, viewer, fail)
      const isStarted = order.state === 'awaiting_payment' && order.dueAt === null
      if (isStarted && attempts === 'cancel first') return 'card payment started'
      failUnlessOpen(order, now, fail)
      const reopened = await reopen(order, now)
      const change = await work(reopened, now)
      return change === 'read again'
        ? ((await findOrder(db(), orderId)) ?? fail(404))
        : { ...reopened, ...change }
    })
  }

  async function reopen(order: OrderWithLines, now: Date): Promise<OrderWithLines> {
    if (order.state === 'draft') return order
    const progress = await paymentProgressOf(db(), orderId)
    if (order.dueAt !== null || progress !== 'none') fail(409, { message: orderMessages.cannotChange })
    return { ...order, ...(await changeOrderState(db(), order, 'stopPayment', now)) }
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
