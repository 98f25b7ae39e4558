import { cancelInvoice } from '../invoice/issue-invoice.ts'
import { sendOrderCancelled } from '../order/order.mail.ts'
import { changeOrderState, findOrderRow, listOrderLines, lockOrder } from '../order/order.queries.ts'
import type { OrderRow } from '../order/order-parts.queries.ts'
import { isLapsed } from '../order/order.rules.ts'
import { orderStates } from '../order/order.states.ts'
import { paymentProgressOf } from '../payment/open-payments.queries.ts'
import { releasePromoCode } from '../promo-code/promo-code.queries.ts'
import { cancelOpenAttempts } from './cancel-open-attempts.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { returnSeatsOfOrder } from './order-seats.ts'

const maxAttempts = 3

/**
 * Cancels or expires an unpaid order, and returns its seats and the use of its promotional code. Its payments are cancelled first;
 * if one of them has succeeded, the order is left to be fulfilled (SEAT-4). `onRelease` runs in its transaction. Returns whether the order was
 * released now.
 */
export async function releaseOrder(
  services: PaymentServices,
  orderId: string,
  event: 'cancel' | 'expire',
  onRelease: (order: OrderRow) => Promise<void> = async () => {},
): Promise<boolean> {
  if (!canBeReleased(await findOrderRow(services.db(), orderId), event, services.clock())) return false
  // A payment may start between cancelling the open ones, which calls the provider, and locking the order.
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    if (await cancelOpenAttempts(services, orderId)) return false
    const result = await releaseLocked(services, orderId, event, onRelease)
    if (result !== 'open') return result === 'released'
  }
  return false
}

function releaseLocked(
  services: PaymentServices,
  orderId: string,
  event: 'cancel' | 'expire',
  onRelease: (order: OrderRow) => Promise<void>,
): Promise<'released' | 'open' | 'unchanged'> {
  const { db, clock } = services
  return db.transaction(async () => {
    const now = clock()
    const order = await lockOrder(db(), orderId)
    if (!order || !canBeReleased(order, event, now)) return 'unchanged'
    const progress = await paymentProgressOf(db(), orderId)
    if (progress !== 'none') return progress === 'open' ? 'open' : 'unchanged'
    await changeOrderState(db(), order, event, now)
    await onRelease(order)
    await returnSeatsOfOrder(services, orderId, await listOrderLines(db(), orderId))
    if (order.promoCodeId !== null) await releasePromoCode(db(), order.promoCodeId)
    // A bank transfer that did not come in time (INVOICE-1).
    if (order.dueAt !== null) {
      await sendOrderCancelled(services, orderId)
      await cancelInvoice(services, orderId)
    }
    return 'released'
  })
}

function canBeReleased(order: OrderRow | undefined, event: 'cancel' | 'expire', now: Date): boolean {
  if (!order || !orderStates.can(order.state, event)) return false
  return event === 'cancel' || isLapsed(order, now)
}
