import { changePayment, findPayment, type PaymentRow } from '../payment/payment.queries.ts'
import { paymentStates } from '../payment/payment.states.ts'
import { lockWithOrder } from './lock-with-order.ts'
import type { PaymentServices } from './payment-services.ts'
import { recordPayment } from './record-payment.ts'

// After this time an attempt that the provider does not know was never created there.
const unknownAfterMs = 10 * 60_000

/**
 * Asks the provider for the state of a card payment and records it. An attempt whose answer was lost is found by our id (ORDER-6).
 * Returns the payment as it is now.
 */
export async function reconcilePayment(services: PaymentServices, paymentId: string): Promise<PaymentRow> {
  const { db, clock, payments } = services
  const payment = await findPayment(db(), { id: paymentId })
  if (!payment) throw new Error(`there is no payment ${paymentId}`)
  if (payment.provider !== payments.name || payment.state === 'succeeded') return payment
  const attempt = payment.providerId
    ? await payments.getAttempt(payment.providerId)
    : await payments.findByPaymentId(payment.id)
  if (attempt) return recordPayment(services, payment.id, attempt)
  const isLost = clock().getTime() - payment.createdAt.getTime() > unknownAfterMs
  return isLost ? abandon(services, payment.id) : payment
}

function abandon(services: PaymentServices, paymentId: string): Promise<PaymentRow> {
  const { db, clock } = services
  return db.transaction(async () => {
    const { payment } = await lockWithOrder(services, paymentId)
    const isOpen = payment.providerId === null && paymentStates.can(payment.state, 'cancel')
    return isOpen ? changePayment(db(), paymentId, { state: 'cancelled', checkedAt: clock() }) : payment
  })
}
