import { findOwnOrderRow } from '../order/find-own-order.ts'
import { orderMessages } from '../order/order.messages.ts'
import { findOrder } from '../order/order.queries.ts'
import type { OrderWithLines } from '../order/order-parts.queries.ts'
import { failUnlessOpen, type OrderChange } from './change-draft.ts'
import { releaseOrder } from './release-order.ts'
import type { PaymentServices } from '../payment/payment-services.ts'

/**
 * Cancels an unpaid order of the viewer, and releases what it holds. Cancelling it again changes nothing. Ends the call with 409 while its
 * card is being processed (ORDER-17).
 */
export async function cancelOrder(
  services: PaymentServices,
  { orderId, viewer, fail }: OrderChange,
): Promise<OrderWithLines> {
  const { db, clock } = services
  await findOwnOrderRow(db(), orderId, viewer, fail)
  await releaseOrder(services, orderId, 'cancel')
  const order = (await findOrder(db(), orderId)) ?? fail(404)
  if (order.state === 'cancelled') return order
  // It was paid or had expired in the meantime; else a card is being processed, which cannot be stopped.
  failUnlessOpen(order, clock(), fail)
  return fail(409, { message: orderMessages.cardInProcess })
}
