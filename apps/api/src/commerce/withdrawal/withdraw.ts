import type { Fail } from '../../platform/http/fail.ts'
import { refundMessages } from '../checkout/refund.messages.ts'
import { refundOrder } from '../checkout/refund-order.ts'
import { planRefund, type PlannedPart, type RefundedPart } from '../checkout/refund.rules.ts'
import { sendWithdrawalReceived } from '../order/order.mail.ts'
import type { OrderWithLines } from '../order/order-parts.queries.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import type { Services } from '../../platform/services.ts'
import { listOrderTickets } from '../ticket/order-tickets.queries.ts'
import { withdrawalOf } from './withdrawal.rules.ts'

type Choice = { line_ids: string[]; ticket_ids: string[] }

/** A withdrawal that can be made. */
export type ReadyWithdrawal = {
  order: OrderWithLines
  asked: RefundedPart[]
  parts: PlannedPart[]
  until: Date | null
}

/** Reads a withdrawal from lines and tickets of an order. Ends the call if it cannot be made. */
export async function readWithdrawal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  order: OrderWithLines,
  choice: Choice,
  fail: Fail<'not_found' | 'conflict'>,
): Promise<ReadyWithdrawal> {
  const tickets = await listOrderTickets(db(), [order.id])
  const chosen = { lineIds: choice.line_ids, ticketIds: choice.ticket_ids }
  const found = withdrawalOf(order, tickets, chosen, clock())
  if (found === 'unknown line') return fail(404)
  if (found === 'tickets') return fail(409, { message: refundMessages.noTickets })
  if (found === 'too late') return fail(409, { message: refundMessages.tooLate })
  if (found === 'not paid') return fail(409, { message: refundMessages.notPaid })
  const parts = planRefund(order.lines, tickets, found.parts)
  if (typeof parts === 'string') return fail(409, { message: refundMessages[parts] })
  return { order, asked: found.parts, parts, until: found.until }
}

/** Makes a withdrawal, in the current transaction: access ends, tickets are void, and the buyer gets the receipt. Returns the refund's id. */
export async function withdraw(
  services: PaymentServices,
  { order, asked, parts }: ReadyWithdrawal,
  fail: Fail<'conflict' | 'invalid'>,
): Promise<string> {
  // Only tickets of a postponed event can be returned.
  const isPostponed = parts.every(({ line }) => line.type === 'ticket' || line.type === 'package')
  const reason = isPostponed ? ('event_postponed' as const) : ('withdrawal' as const)
  const refundId = await refundOrder(services, { orderId: order.id, parts: asked, reason, fail })
  await sendWithdrawalReceived(services, refundId)
  return refundId
}
