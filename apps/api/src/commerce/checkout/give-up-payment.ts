import { changePayment, type PaymentRow } from '../payment/payment.queries.ts'
import { paymentStates } from '../payment/payment.states.ts'
import { lockWithOrder } from './lock-with-order.ts'
import type { PaymentServices } from '../payment/payment-services.ts'

/**
 * Cancels a payment that the provider does not know, and says so in the audit log of its order (PAY-8): it was never created there, or the keys
 * belong to another account by now. If its money arrives after all, it is recorded as usual.
 */
export function giveUpPayment(services: PaymentServices, found: PaymentRow): Promise<PaymentRow> {
  const { db, clock, audit, logger } = services
  return db.transaction(async () => {
    const { payment } = await lockWithOrder(services, found)
    // The provider has answered meanwhile.
    const isSame = payment.providerId === found.providerId
    if (!isSame || !paymentStates.can(payment.state, 'cancel')) return payment
    const { id, orderId, provider, providerId } = payment
    const state = paymentStates.next(payment.state, 'cancel')
    await audit.record({
      actor: 'system',
      action: 'order.payment-unknown',
      subject: { type: 'order', id: orderId },
      before: { payment: id, provider, providerId, paymentState: payment.state },
      after: { payment: id, provider, providerId, paymentState: state },
    })
    logger.warn(
      { payment: id, order: orderId, provider, providerId },
      'the payment provider does not know a payment',
    )
    return changePayment(db(), id, { state, checkedAt: clock() })
  })
}
