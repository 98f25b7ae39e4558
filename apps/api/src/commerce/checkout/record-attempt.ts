import * as z from 'zod/mini'
import { noteMoney } from '../money-case/note-money.ts'
import { findPayment, type PaymentRow } from '../payment/payment.queries.ts'
import type { Attempt } from '../../platform/payment-provider/payment-provider.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import type { EventOutcome } from './receive-provider-event.ts'
import { recordPayment } from './record-payment.ts'

/**
 * Records what the provider reports about an attempt, by its id there. One of another shop in the same account is left alone. One that the
 * provider does not know, that names a payment we do not have, or one that is paid by another attempt, is noted for staff (PAY-9).
 */
export async function recordAttempt(services: PaymentServices, attemptId: string): Promise<EventOutcome> {
  const { payments } = services
  const attempt = await payments.getAttempt(attemptId)
  if (!attempt) {
    await noteMoney(services, { kind: 'unknown_payment', reference: attemptId })
    return 'unknown'
  }
  const payment = await findPaymentOf(services, attempt)
  if (payment && isSame(payment, attempt)) {
    await recordPayment(services, payment, attempt)
    return 'applied'
  }
  if (attempt.paymentId === null) return 'unknown'
  await noteMoney(services, {
    kind: 'unknown_payment',
    reference: attemptId,
    ...(payment ? { orderId: payment.orderId, paymentId: payment.id } : {}),
    amount: attempt.received,
    currency: attempt.currency,
  })
  return payment || !isUuid(attempt.paymentId) ? 'foreign' : 'unknown'
}

async function findPaymentOf(
  { db, payments }: PaymentServices,
  { paymentId, providerId }: Attempt,
): Promise<PaymentRow | undefined> {
  if (paymentId === null) return findPayment(db(), { provider: payments.name, providerId })
  return isUuid(paymentId) ? findPayment(db(), { id: paymentId }) : undefined
}

function isSame(payment: PaymentRow, { providerId }: Attempt): boolean {
  return payment.method === 'card' && (payment.providerId === null || payment.providerId === providerId)
}

function isUuid(id: string): boolean {
  return z.safeParse(z.uuid(), id).success
}
