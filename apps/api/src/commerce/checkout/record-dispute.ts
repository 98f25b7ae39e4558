import { upsertDispute } from '../money-case/money-case.queries.ts'
import { findPayment } from '../payment/payment.queries.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import type { EventOutcome } from './receive-provider-event.ts'

/**
 * Notes for staff that a payment is disputed, or what has become of it (PAY-9). What was bought stays as it is: whether it ends is theirs
 * to decide, and they answer the bank at the provider.
 */
export async function recordDispute(services: PaymentServices, disputeId: string): Promise<EventOutcome> {
  const { db, clock, payments, logger } = services
  const dispute = await payments.getDispute(disputeId)
  const provider = payments.name
  const payment = dispute?.attemptId && (await findPayment(db(), { provider, providerId: dispute.attemptId }))
  if (!dispute || !payment) return 'unknown'
  const { amount, currency, outcome, reason, respondBy } = dispute
  const { id: paymentId, orderId } = payment
  const values = { kind: 'dispute', provider, reference: disputeId, orderId, paymentId } as const
  await upsertDispute(
    db(),
    { ...values, amount, currency, outcome, reason, respondBy, createdAt: clock() },
    clock(),
  )
  logger.warn({ dispute: disputeId, order: orderId, outcome }, 'a payment is disputed')
  return 'applied'
}
