import type { PaymentRow } from '../payment/payment.queries.ts'
import { giveUpPayment } from './give-up-payment.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { recordPayment } from './record-payment.ts'

// After this time an attempt without an id of the provider was never created there.
const unknownAfterMs = 10 * 60_000

/**
 * Asks the provider for the state of a card payment and records it. An attempt whose answer was lost is found by our id (ORDER-6).
 * Returns the payment as it is after that.
 */
export async function reconcilePayment(services: PaymentServices, payment: PaymentRow): Promise<PaymentRow> {
  const { clock, payments } = services
  if (payment.provider !== payments.name || payment.state === 'succeeded') return payment
  const attempt = payment.providerId
    ? await payments.getAttempt(payment.providerId)
    : await payments.findByPaymentId(payment.id)
  if (attempt) return recordPayment(services, payment, attempt)
  const isLost = clock().getTime() - payment.createdAt.getTime() > unknownAfterMs
  return payment.providerId !== null || isLost ? giveUpPayment(services, payment) : payment
}
