import { lockOrder } from '../order/order.queries.ts'
import { changeRefund, findRefund, findRefundByProviderId } from '../payment/refund.queries.ts'
import type { PaymentServices } from './payment-services.ts'

/**
 * Records that a refund failed after the provider had accepted it, as a closed account does days later (REFUND-10). The buyer is
 * still owed the money, so the order stays as it is: what was returned is not given back, and staff find the failure in the audit
 * log of the order. The provider is asked for the state, so that events may arrive twice or out of order.
 */
export async function recordRefund(services: PaymentServices, providerId: string): Promise<void> {
  const { db, payments, audit, logger } = services
  const { state } = await payments.getRefund(providerId)
  const found = await findRefundByProviderId(db(), providerId)
  // Without a row the answer to our request was lost, and its job asks again.
  if (!found || state !== 'failed') return
  await db.transaction(async () => {
    await lockOrder(db(), found.orderId)
    const refund = await findRefund(db(), found.id)
    if (!refund || refund.state === 'failed') return
    await changeRefund(db(), refund.id, { state })
    await audit.record({
      actor: 'system',
      action: 'order.refund-failed',
      subject: { type: 'order', id: refund.orderId },
      before: { refund: refund.id, amount: refund.amount, refundState: refund.state },
      after: { refund: refund.id, amount: refund.amount, refundState: state },
    })
    logger.error({ refund: refund.id, order: refund.orderId }, 'a refund failed after it was sent')
  })
}
