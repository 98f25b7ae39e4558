import type { RefundReason } from '@chignon/contract/commerce/refund'
import type { Fail } from '../../platform/http/fail.ts'
import { issueCreditNote } from '../invoice/issue-invoice.ts'
import { changeOrder, changeOrderState, findOrder, lockOrder } from '../order/order.queries.ts'
import { releasePromoCode } from '../promo-code/promo-code.queries.ts'
import { lockOrderTickets } from '../ticket/order-tickets.queries.ts'
import { lockUser } from '../../identity/user/user.queries.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { refundMessages } from './refund.messages.ts'
import { creditedPart, planOrderRefund } from './plan-order-refund.ts'
import type { RefundedPart } from './refund.rules.ts'
import { requestRefund } from './request-refund.ts'
import { revokeRefundedItems } from './revoke-refunded-items.ts'

type Refund = {
  orderId: string
  parts: readonly RefundedPart[]
  reason: RefundReason
  fail: Fail<'conflict' | 'invalid'>
}

/**
 * Returns money for lines or tickets of a paid order, in one transaction: never more than a line cost or than was received (REFUND-6).
 * Access to a line that is returned in full ends, returned tickets are void, and their seats are free again (REFUND-5, REFUND-8). Once
 * everything is returned, so is the use of the promotional code (PROMO-7). Returns the refund's id.
 */
export function refundOrder(
  services: PaymentServices,
  { orderId, parts: asked, reason, fail }: Refund,
): Promise<string> {
  const { db, clock } = services
  return db.transaction(async () => {
    await lockOrder(db(), orderId)
    const order = await findOrder(db(), orderId)
    if (!order) return fail(409, { message: refundMessages.notPaid })
    await lockUser(db(), order.userId)
    const tickets = await lockOrderTickets(db(), orderId)
    const { parts, amount, payment } = await planOrderRefund(services, { order, tickets, asked, fail })
    const refunded = order.refunded + amount
    await changeOrder(db(), orderId, { refunded })
    await changeOrderState(db(), order, refunded === order.total ? 'refund' : 'refundPart', clock())
    await revokeRefundedItems(services, order, parts)
    if (refunded === order.total && order.promoCodeId !== null)
      await releasePromoCode(db(), order.promoCodeId)
    const refundId = await requestRefund(services, { orderId, paymentId: payment.id, amount, reason })
    await issueCreditNote(services, refundId, parts.map(creditedPart))
    return refundId
  })
}
