import { findPayment, hasEvent, insertEvent } from '../payment/payment.queries.ts'
import type { PaymentServices } from './payment-services.ts'
import { recordPayment } from './record-payment.ts'
import { recordRefund } from './record-refund.ts'

/**
 * Handles a webhook of the payment provider. The event only says which attempt or refund changed; its state is read from the provider,
 * so that events may arrive late, twice or out of order. Returns false if the signature is wrong.
 */
export async function receiveProviderEvent(
  services: PaymentServices,
  rawBody: string,
  headers: Headers,
): Promise<boolean> {
  const { db, clock, logger, payments } = services
  const provider = payments.name
  const event = await payments.verifyWebhook(rawBody, headers)
  if (!event) {
    logger.warn({ provider }, 'a webhook was refused: its signature is wrong')
    return false
  }
  const key = { provider, eventId: event.id }
  if (await hasEvent(db(), key)) return true
  if (event.refundId !== null) await recordRefund(services, event.refundId)
  else if (event.attemptId !== null) await recordAttempt(services, event.id, event.attemptId)
  else return true
  await insertEvent(db(), { ...key, type: event.type, receivedAt: clock() })
  return true
}

async function recordAttempt(services: PaymentServices, eventId: string, attemptId: string): Promise<void> {
  const { db, logger, payments } = services
  const provider = payments.name
  const attempt = await payments.getAttempt(attemptId)
  const payment = await (attempt.paymentId === null
    ? findPayment(db(), { provider, providerId: attempt.providerId })
    : findPayment(db(), { id: attempt.paymentId }))
  if (payment) await recordPayment(services, payment, attempt)
  else logger.warn({ provider, event: eventId }, 'a webhook is about a payment that is not ours')
}
