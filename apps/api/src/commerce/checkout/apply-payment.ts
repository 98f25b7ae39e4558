import { sendSeatGone } from '../order/order.mail.ts'
import { findOrder } from '../order/order.queries.ts'
import type { OrderRow } from '../order/order-parts.queries.ts'
import type { PaymentRow } from '../payment/payment.queries.ts'
import { findPromoCodeById, reservePromoCode } from '../promo-code/promo-code.queries.ts'
import { lockUser } from '../../identity/user/user.queries.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { loadRefundableAmount } from './refundable-amount.ts'
import { takeSeatsOfOrder } from './order-seats.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { requestRefund } from './request-refund.ts'

/**
 * Uses a payment that succeeded, in the current transaction with the order locked: fulfils the order, or returns the money if the
 * order was paid before, or was released and its seats are gone.
 */
export async function applyPayment(
  services: PaymentServices,
  order: OrderRow,
  payment: PaymentRow,
): Promise<void> {
  const { db, logger } = services
  const refund = async (reason: 'overpaid' | 'seat_gone') => {
    const amount = await loadRefundableAmount(services, payment)
    await requestRefund(services, { orderId: order.id, paymentId: payment.id, amount, reason })
  }
  if (order.paidAt !== null || payment.amount < order.total) {
    logger.warn({ order: order.id, payment: payment.id }, 'an order was paid twice; the money is returned')
    return refund('overpaid')
  }
  const isReleased = order.state === 'cancelled' || order.state === 'expired'
  // Before the seats, as in `joinWaitlist`.
  if (isReleased) await lockUser(db(), order.userId)
  if (isReleased && !(await takeAgain(services, order))) {
    logger.warn({ order: order.id, payment: payment.id }, 'a payment was too late; the money is returned')
    await refund('seat_gone')
    return sendSeatGone(services, order.id)
  }
  await fulfilOrder(services, order)
}

class GoneError extends Error {}

// Takes the seats and the promotional code of a released order again: all of them or none.
async function takeAgain(services: PaymentServices, { id }: OrderRow): Promise<boolean> {
  const { db, clock } = services
  const order = await findOrder(db(), id)
  if (!order || (order.eventStartsAt !== null && order.eventStartsAt <= clock())) return false
  if (order.lines.some(({ event }) => event?.schedule === 'cancelled')) return false
  try {
    // A savepoint of the current transaction.
    await db().transaction(async () => {
      if (await takeSeatsOfOrder(services, order, order.lines)) throw new GoneError()
      if (order.promoCodeId === null) return
      const use = { userId: order.userId, orderId: id, returned: 0 }
      const promo = await findPromoCodeById(db(), order.promoCodeId)
      if (!promo || !(await reservePromoCode(db(), promo, use))) throw new GoneError()
    })
    return true
  } catch (error) {
    if (error instanceof GoneError) return false
    throw error
  }
}
