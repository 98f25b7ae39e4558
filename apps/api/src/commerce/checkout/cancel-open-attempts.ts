import { changePayment, listPayments, type PaymentRow } from '../payment/payment.queries.ts'
import { paymentStates } from '../payment/payment.states.ts'
import { createdAttempt } from './created-attempt.ts'
import { giveUpPayment } from './give-up-payment.ts'
import { loadRefundableAmount } from './refundable-amount.ts'
import { lockWithOrder } from './lock-with-order.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { recordPayment } from './record-payment.ts'
import { requestRefund } from './request-refund.ts'

/** Why an order cannot be released: it was paid after all, or a payment is being processed and cannot be cancelled. */
export type Obstacle = 'succeeded' | 'processing'

/**
 * Cancels the payments of an order that may still succeed, at the provider first (SEAT-4). One that has succeeded meanwhile is
 * recorded, which fulfils the order. Returns null once none is left. Calls the provider, so it needs to be outside of transactions.
 */
export async function cancelOpenAttempts(
  services: PaymentServices,
  orderId: string,
): Promise<Obstacle | null> {
  for (const payment of await listPayments(services.db(), orderId)) {
    const { state } = paymentStates.can(payment.state, 'cancel') ? await cancel(services, payment) : payment
    if (state === 'succeeded' || state === 'processing') return state
  }
  return null
}

async function cancel(services: PaymentServices, payment: PaymentRow): Promise<PaymentRow> {
  const { payments } = services
  if (payment.provider === null || payment.provider !== payments.name) return cancelHere(services, payment)
  const providerId = payment.providerId ?? (await createdAttempt(services, payment))?.providerId
  if (providerId === undefined) return cancelHere(services, payment)
  const attempt = await payments.cancelAttempt(providerId)
  return attempt ? recordPayment(services, payment, attempt) : giveUpPayment(services, payment)
}

// A part of a bank transfer that has arrived is to be returned (INVOICE-5).
function cancelHere(services: PaymentServices, found: PaymentRow): Promise<PaymentRow> {
  const { db } = services
  return db.transaction(async () => {
    const { payment } = await lockWithOrder(services, found)
    if (!paymentStates.can(payment.state, 'cancel')) return payment
    const { id: paymentId, orderId } = payment
    const amount = await loadRefundableAmount(services, payment)
    if (amount > 0) await requestRefund(services, { orderId, paymentId, amount, reason: 'overpaid' })
    return changePayment(db(), paymentId, { state: paymentStates.next(payment.state, 'cancel') })
  })
}
