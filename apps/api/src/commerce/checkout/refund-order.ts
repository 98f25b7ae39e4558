import type { RefundReason } from '@chignon/contract/commerce/staff-order'
import type { Fail } from '../../platform/http/fail.ts'
import { issueCreditNote } from '../invoice/issue-invoice.ts'
import { changeOrder, changeOrderState, findOrder, lockOrder } from '../order/order.queries.ts'
import { listPayments, type PaymentRow } from '../payment/payment.queries.ts'
import { listRefunds } from '../payment/refund.queries.ts'
import { releasePromoCode } from '../promo-code/promo-code.queries.ts'
import { lockOrderTickets } from '../ticket/order-tickets.queries.ts'
import { lockUser } from '../../identity/user/user.queries.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { refundMessages } from './refund.messages.ts'
import { refundableAmount } from './refundable-amount.ts'
import { planRefund, type PlannedPart, type RefundedPart } from './refund.rules.ts'
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
    if (!order || (order.state !== 'paid' && order.state !== 'partly_refunded'))
      return fail(409, { message: refundMessages.notPaid })
    await lockUser(db(), order.userId)
    const parts = planRefund(order.lines, await lockOrderTickets(db(), orderId), asked)
    if (parts === 'ticketGone') return fail(409, { message: refundMessages.ticketGone })
    if (parts === 'tooMuch') return fail(422, { message: refundMessages.tooMuch })
    const amount = parts.reduce((sum, part) => sum + part.amount, 0)
    const payment = await findRefundable(services, orderId, amount)
    if (amount <= 0 || !payment) return fail(422, { message: refundMessages.tooMuch })
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

const creditedPart = ({ line, amount, split }: PlannedPart) => ({ position: line.position, amount, split })

// The payment that the amount can be returned from.
async function findRefundable(
  { db }: PaymentServices,
  orderId: string,
  amount: number,
): Promise<PaymentRow | undefined> {
  const refunds = await listRefunds(db(), orderId)
  const paid = (await listPayments(db(), orderId)).filter(({ state }) => state === 'succeeded')
  return paid.find((payment) => refundableAmount(payment, refunds) >= amount)
}
