import { redactError } from '../../platform/db/errors.ts'
import { changePayment, type PaymentRow } from '../payment/payment.queries.ts'
import { paymentStates } from '../payment/payment.states.ts'
import { createdAttempt } from './created-attempt.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { reconcilePayment } from './reconcile-payment.ts'
import { recordPayment } from './record-payment.ts'

/**
 * Asks the provider for the state of a payment when its buyer returns. If it does not answer, the payment says that it is being checked,
 * until an answer comes (PAY-10).
 */
export async function refreshPayment(services: PaymentServices, payment: PaymentRow): Promise<PaymentRow> {
  try {
    return await ask(services, payment)
  } catch (error) {
    services.logger.warn({ payment: payment.id, err: redactError(error) }, 'a payment could not be refreshed')
    return noteUnanswered(services, payment)
  }
}

/** Notes that the provider has not answered the buyer of a payment, if it can still succeed. */
export function noteUnanswered({ db, clock }: PaymentServices, payment: PaymentRow): Promise<PaymentRow> {
  if (!paymentStates.can(payment.state, 'cancel')) return Promise.resolve(payment)
  return changePayment(db(), payment.id, { unansweredAt: clock() })
}

// The search of a provider finds a new attempt after a while only, so that one without an answer is asked for again.
async function ask(services: PaymentServices, payment: PaymentRow): Promise<PaymentRow> {
  const isStarting = payment.state === 'created' && payment.providerId === null
  if (!isStarting || payment.provider !== services.payments.name) return reconcilePayment(services, payment)
  const attempt = await createdAttempt(services, payment)
  return attempt ? recordPayment(services, payment, attempt) : payment
}
