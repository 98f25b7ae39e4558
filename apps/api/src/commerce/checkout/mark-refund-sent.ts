import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { settleMoneyCase } from '../money-case/money-case.queries.ts'
import { sendRefundSent } from '../order/order.mail.ts'
import { lockOrder } from '../order/order.queries.ts'
import { findPayment } from '../payment/payment.queries.ts'
import { changeRefund, findRefund } from '../payment/refund.queries.ts'
import type { Services } from '../../platform/services.ts'
import { refundMessages } from './refund.messages.ts'

type SentRefund = {
  orderId: string
  refundId: string
  reference: string
  actor: Member
  fail: Fail<'not_found' | 'conflict'>
}

/**
 * Records that staff returned money by bank transfer, once, and notifies the buyer (REFUND-9): of an order that was paid so, or after the
 * payment provider could not return it (REFUND-10).
 */
export function markRefundSent(
  services: Pick<Services, 'db' | 'clock' | 'audit' | 'mailer'>,
  { orderId, refundId, reference, actor, fail }: SentRefund,
): Promise<void> {
  const { db, clock, audit } = services
  return db.transaction(async () => {
    await lockOrder(db(), orderId)
    const refund = await findRefund(db(), refundId)
    if (refund?.orderId !== orderId) return fail(404)
    const payment = await findPayment(db(), { id: refund.paymentId })
    if (refund.state === 'succeeded') return fail(409, { message: refundMessages.sentBefore })
    if (refund.state === 'created' && payment?.method !== 'transfer')
      return fail(409, { message: refundMessages.sentByProvider })
    await changeRefund(db(), refundId, { state: 'succeeded', reference })
    await settleMoneyCase(db(), { kind: 'refund_failed', reference: refundId }, clock())
    await sendRefundSent(services, refundId)
    await audit.record({
      actor,
      action: 'order.mark-refund-sent',
      subject: { type: 'order', id: orderId },
      before: { refund: refundId, state: refund.state, reference: null },
      after: { refund: refundId, state: 'succeeded', reference },
    })
  })
}
