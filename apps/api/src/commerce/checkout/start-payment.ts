import { paymentMessages } from '../payment/payment.messages.ts'
import { UnansweredCall } from '../../platform/payment-provider/guard-provider.ts'
import { askProvider } from './ask-provider.ts'
import { giveUpPayment } from './give-up-payment.ts'
import { cancelOpenAttempts } from './cancel-open-attempts.ts'
import { insertNewPayment, type NewPayment, type StartedPayment } from './insert-new-payment.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { noteUnanswered } from './refresh-payment.ts'
import { recordPayment } from './record-payment.ts'

/**
 * Starts to pay an order. The attempt is written and committed before the provider is asked, so that none is ever forgotten; the
 * same key returns the same attempt (ORDER-5). Earlier attempts are cancelled at the provider first, so that only one can succeed. If the
 * provider does not answer in time, the payment is returned as it is: the buyer's page and the reconciliation ask again (PAY-10).
 */
export async function startPayment(services: PaymentServices, start: NewPayment): Promise<StartedPayment> {
  const { orderId, method, fail } = start
  let started = await insertNewPayment(services, start)
  // Another request may start an attempt between cancelling the open ones and locking the order.
  while (started === 'other attempts are open') {
    const obstacle = await cancelOpenAttempts(services, orderId)
    if (obstacle === 'succeeded') fail(409, { message: paymentMessages.alreadyPaid })
    if (obstacle === 'processing') fail(409, { message: paymentMessages.inProgress })
    started = await insertNewPayment(services, start)
  }
  const { payment, order } = started
  if (payment.method !== method) fail(409, { message: paymentMessages.keyReused })
  const isAsked = payment.providerId !== null || payment.state === 'cancelled'
  if (payment.method !== 'card' || isAsked) return started
  try {
    const attempt = await askProvider(services, payment)
    const asked = attempt
      ? await recordPayment(services, payment, attempt)
      : await giveUpPayment(services, payment)
    return { order, payment: asked }
  } catch (error) {
    if (!(error instanceof UnansweredCall)) throw error
    return { order, payment: await noteUnanswered(services, payment) }
  }
}
