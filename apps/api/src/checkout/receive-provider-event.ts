import { findPayment, hasEvent, insertEvent } from '../payment/payment.queries.ts'
import type { PaymentServices } from './payment-services.ts'
import { recordPayment } from './record-payment.ts'

/**
 * Handles a webhook of the payment provider. The event only says which attempt changed; its state is read from the provider,
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
  if (event.attemptId === null || (await hasEvent(db(), key))) return true
  const attempt = await payments.getAttempt(event.attemptId)
  const payment = await (attempt.paymentId === null
    ? findPayment(db(), { provider, providerId: attempt.providerId })
    : findPayment(db(), { id: attempt.paymentId }))
  if (payment) await recordPayment(services, payment.id, attempt)
  else logger.warn({ provider, event: event.id }, 'a webhook is about a payment that is not ours')
  await insertEvent(db(), { ...key, type: event.type, receivedAt: clock() })
  return true
}
