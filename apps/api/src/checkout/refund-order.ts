import type { RefundReason } from '@chignon/contract/staff-order'
import type { Fail } from '../http/fail.ts'
import { issueCreditNote } from '../invoice/issue-invoice.ts'
import {
  changeOrder,
  changeOrderState,
  findOrder,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
} from '../order/order.queries.ts'
import { listPayments, type PaymentRow } from '../payment/payment.queries.ts'
import { listRefunds, type RefundRow } from '../payment/refund.queries.ts'
import { endSubscription } from '../subscription/end-subscription.ts'
import { lockRunningSubscription } from '../subscription/running-subscription.queries.ts'
import { lockUser } from '../user/user.queries.ts'
import type { PaymentServices } from './payment-services.ts'
import { refundMessages } from './refund.messages.ts'
import { returnSeatsOfOrder } from './order-seats.ts'
import { requestRefund } from './request-refund.ts'
import { endAccessOfLine, refundTicketsOfLine, setLineRefunded } from './refund-lines.queries.ts'

/** How much of each line is returned, in cents with tax. */
export type RefundedPart = { lineId: string; amount: number }

type Refund = {
  orderId: string
  parts: RefundedPart[]
  reason: RefundReason
  fail: Fail<'conflict' | 'invalid'>
}

/**
 * Returns money for lines of a paid order, in one transaction: never more than a line cost or than was received (REFUND-6). Access
 * to a line that is returned in full ends, its tickets are void, and its seats are free again (REFUND-5). Returns the refund's id.
 */
export function refundOrder(
  services: PaymentServices,
  { orderId, parts, reason, fail }: Refund,
): Promise<string> {
  const { db, clock } = services
  return db.transaction(async () => {
    await lockOrder(db(), orderId)
    const order = await findOrder(db(), orderId)
    if (!order || (order.state !== 'paid' && order.state !== 'partly_refunded'))
      return fail(409, { message: refundMessages.notPaid })
    const amount = parts.reduce((sum, part) => sum + part.amount, 0)
    const payment = await findRefundable(services, orderId, amount)
    if (amount <= 0 || !payment) return fail(422, { message: refundMessages.tooMuch })
    const returned: OrderLineRow[] = []
    for (const { lineId, amount: part } of parts) {
      const line = order.lines.find(({ id }) => id === lineId)
      const refunded = (line?.refunded ?? 0) + part
      if (!line || part < 0 || refunded > line.total) return fail(422, { message: refundMessages.tooMuch })
      await setLineRefunded(db(), lineId, refunded)
      // A line that was free is returned with the others.
      if (refunded === line.total) returned.push(line)
    }
    const refunded = order.refunded + amount
    await changeOrder(db(), orderId, { refunded })
    await changeOrderState(db(), order, refunded === order.total ? 'refund' : 'refundPart', clock())
    await lockUser(db(), order.userId)
    await takeBack(services, order, returned)
    const refundId = await requestRefund(services, { orderId, paymentId: payment.id, amount, reason })
    await issueCreditNote(services, refundId)
    return refundId
  })
}

async function takeBack(
  services: PaymentServices,
  { id, userId }: OrderRow,
  lines: OrderLineRow[],
): Promise<void> {
  const { db, clock } = services
  const now = clock()
  for (const line of lines) {
    await endAccessOfLine(db(), line.id, now)
    await refundTicketsOfLine(db(), line.id)
    const subscription =
      line.type === 'subscription' ? await lockRunningSubscription(db(), userId) : undefined
    if (subscription?.orderLineId === line.id) await endSubscription(db(), subscription, now)
  }
  await returnSeatsOfOrder(services, id, lines)
}

// The payment that the amount can be returned from.
async function findRefundable(
  { db }: PaymentServices,
  orderId: string,
  amount: number,
): Promise<PaymentRow | undefined> {
  const refunds = await listRefunds(db(), orderId)
  const paid = (await listPayments(db(), orderId)).filter(({ state }) => state === 'succeeded')
  return paid.find((payment) => leftOf(payment, refunds) >= amount)
}

function leftOf({ id, received }: PaymentRow, refunds: RefundRow[]): number {
  return refunds
    .filter((refund) => refund.paymentId === id && refund.state !== 'failed')
    .reduce((left, refund) => left - refund.amount, received)
}
