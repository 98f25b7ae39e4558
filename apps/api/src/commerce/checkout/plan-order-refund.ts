import type { Fail } from '../../platform/http/fail.ts'
import type { Services } from '../../platform/services.ts'
import type { CreditedPart } from '../invoice/credited-line.ts'
import type { OrderWithLines } from '../order/order-parts.queries.ts'
import { listPayments, type PaymentRow } from '../payment/payment.queries.ts'
import { listRefunds } from '../payment/refund.queries.ts'
import type { OrderTicket } from '../ticket/order-tickets.queries.ts'
import { refundMessages } from './refund.messages.ts'
import { refundableAmount } from './refundable-amount.ts'
import { planRefund, type PlannedPart, type RefundedPart } from './refund.rules.ts'

type Asked = {
  order: OrderWithLines
  tickets: readonly OrderTicket[]
  asked: readonly RefundedPart[]
  fail: Fail<'conflict' | 'invalid'>
}

/** A refund that can be made: what is returned of each line, in all, and from which payment. */
export type OrderRefundPlan = { parts: PlannedPart[]; amount: number; payment: PaymentRow }

/** Plans a refund of an order, or ends the call if it cannot be made (REFUND-6). It changes nothing: a preview uses it too (REFUND-12). */
export async function planOrderRefund(
  { db }: Pick<Services, 'db'>,
  { order, tickets, asked, fail }: Asked,
): Promise<OrderRefundPlan> {
  if (order.state !== 'paid' && order.state !== 'partly_refunded')
    return fail(409, { message: refundMessages.notPaid })
  const parts = planRefund(order.lines, tickets, asked)
  if (parts === 'ticketGone') return fail(409, { message: refundMessages.ticketGone })
  if (parts === 'tooMuch') return fail(422, { message: refundMessages.tooMuch })
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  const payment = await findRefundable({ db }, order.id, amount)
  if (amount <= 0 || !payment) return fail(422, { message: refundMessages.tooMuch })
  return { parts, amount, payment }
}

/** What a credit note says of a part. */
export function creditedPart({ line, amount, split }: PlannedPart): CreditedPart {
  return { position: line.position, amount, split }
}

// The payment that the amount can be returned from.
async function findRefundable(
  { db }: Pick<Services, 'db'>,
  orderId: string,
  amount: number,
): Promise<PaymentRow | undefined> {
  const refunds = await listRefunds(db(), orderId)
  const paid = (await listPayments(db(), orderId)).filter(({ state }) => state === 'succeeded')
  return paid.find((payment) => refundableAmount(payment, refunds) >= amount)
}
