import { noteMoney } from '../money-case/note-money.ts'
import { settleMoneyCase } from '../money-case/money-case.queries.ts'
import { sendOrderRefunded } from '../order/order.mail.ts'
import { lockOrder } from '../order/order.queries.ts'
import { findPayment } from '../payment/payment.queries.ts'
import {
  changeRefund,
  findRefund,
  findRefundByProviderId,
  type RefundRow,
} from '../payment/refund.queries.ts'
import type { ReportedRefund } from '../../platform/payment-provider/payment-provider.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import type { EventOutcome } from './receive-provider-event.ts'

/**
 * Records what the provider reports about a refund, by its id there: one of ours that has failed (REFUND-10) or is made at last, and one
 * that was made at the provider itself, which is noted for staff (PAY-9). Events may arrive twice or out of order.
 */
export async function recordRefund(services: PaymentServices, providerId: string): Promise<EventOutcome> {
  const { db, payments } = services
  const reported = await payments.getRefund(providerId)
  const found = await findRefundByProviderId(db(), providerId)
  if (!reported) return found ? 'applied' : 'unknown'
  if (found) {
    if (reported.state === 'failed') await recordFailure(services, found, reported)
    if (reported.state === 'succeeded') await recordSuccess(services, found)
    return 'applied'
  }
  // The answer to our request was lost, and its job asks again.
  if (reported.refundId !== null) return 'applied'
  return noteOutsideRefund(services, reported)
}

/**
 * The buyer is still owed the money, so the order stays as it is: what was returned is not given back. Staff find the failure in their
 * list, and in the audit log of the order.
 */
async function recordFailure(
  services: PaymentServices,
  { id, orderId }: RefundRow,
  { reason, currency }: ReportedRefund,
): Promise<void> {
  const { db, audit, logger } = services
  await db.transaction(async () => {
    await lockOrder(db(), orderId)
    const refund = await findRefund(db(), id)
    if (!refund || refund.state === 'failed') return
    const { amount, paymentId } = refund
    await changeRefund(db(), id, { state: 'failed' })
    await audit.record({
      actor: 'system',
      action: 'order.refund-failed',
      subject: { type: 'order', id: orderId },
      before: { refund: id, amount, refundState: refund.state },
      after: { refund: id, amount, refundState: 'failed' },
    })
    await noteMoney(services, {
      kind: 'refund_failed',
      reference: id,
      orderId,
      paymentId,
      amount,
      currency,
      reason,
    })
    logger.error({ refund: id, order: orderId }, 'a refund failed after it was sent')
  })
}

async function recordSuccess(services: PaymentServices, { id, orderId }: RefundRow): Promise<void> {
  const { db } = services
  await db.transaction(async () => {
    await lockOrder(db(), orderId)
    const refund = await findRefund(db(), id)
    if (refund?.state !== 'created') return
    await changeRefund(db(), id, { state: 'succeeded' })
    if (refund.reason !== 'seat_gone') await sendOrderRefunded(services, id)
  })
}

async function noteOutsideRefund(
  services: PaymentServices,
  { providerId: reference, attemptId, state, amount, currency }: ReportedRefund,
): Promise<EventOutcome> {
  const { db, clock, payments } = services
  const payment = attemptId && (await findPayment(db(), { provider: payments.name, providerId: attemptId }))
  if (!payment) return 'unknown'
  const { id: paymentId, orderId } = payment
  const kind = 'outside_refund'
  // The money came back, so that nothing was returned after all.
  if (state === 'failed') await settleMoneyCase(db(), { kind, reference }, clock())
  else await noteMoney(services, { kind, reference, orderId, paymentId, amount, currency })
  return 'applied'
}
