import type { Locale } from '@chignon/contract/platform/locale'
import { localeOf } from '@chignon/contract/platform/localized'
import { withdrawalEndpoints, type Withdrawal } from '@chignon/contract/commerce/withdrawal'
import { refundMessages } from '../checkout/refund.messages.ts'
import { refundOrder } from '../checkout/refund-order.ts'
import { planRefund, type PlannedPart } from '../checkout/refund.rules.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { sendWithdrawalReceived } from '../order/order.mail.ts'
import { findOwnOrder } from '../order/find-own-order.ts'
import type { OrderLineRow, OrderWithLines } from '../order/order-parts.queries.ts'
import type { Services } from '../../platform/services.ts'
import { listOrderTickets } from '../ticket/order-tickets.queries.ts'
import { withdrawalOf, withdrawalOptions } from './withdrawal.rules.ts'

type Asked = {
  params: { id: string }
  body: { line_ids: string[]; ticket_ids: string[] }
  viewer: Viewer
  fail: Fail<'not_found' | 'invalid' | 'conflict'>
  services: Pick<Services, 'db' | 'clock'>
}

/** The withdrawal from a purchase: what it would return, then the withdrawal itself (REFUND-3). */
export const withdrawalRoutes = implement(withdrawalEndpoints, {
  async options({ params, viewer, locale, fail, services: { db, clock } }) {
    const order = await findOwnOrder(db(), params.id, viewer, fail)
    const options = withdrawalOptions(order, await listOrderTickets(db(), [order.id]), clock())
    return {
      data: {
        options: options.map(({ line, ticket, amount, until }) => ({
          line_id: line.id,
          ticket_id: ticket?.id ?? null,
          name: nameOf(line, locale),
          holder: ticket?.holderName ?? null,
          amount,
          until: until?.toISOString() ?? null,
        })),
        currency: order.currency,
      },
    }
  },
  async request(call) {
    return { data: presentWithdrawal(await readWithdrawal(call), call.locale) }
  },
  async confirm(call) {
    const { services, params, fail, locale } = call
    const withdrawal = await readWithdrawal(call)
    const { asked, parts } = withdrawal
    // Only tickets of a postponed event can be returned.
    const isPostponed = parts.every(({ line }) => line.type === 'ticket' || line.type === 'package')
    const reason = isPostponed ? ('event_postponed' as const) : ('withdrawal' as const)
    await services.db.transaction(async () => {
      const refund = { orderId: params.id, parts: asked, reason, fail }
      await sendWithdrawalReceived(services, await refundOrder(services, refund))
    })
    return { data: presentWithdrawal(withdrawal, locale) }
  },
})

async function readWithdrawal({ params, body, viewer, fail, services: { db, clock } }: Asked) {
  const order = await findOwnOrder(db(), params.id, viewer, fail)
  const tickets = await listOrderTickets(db(), [order.id])
  const choice = { lineIds: body.line_ids, ticketIds: body.ticket_ids }
  const found = withdrawalOf(order, tickets, choice, clock())
  if (found === 'unknown line') return fail(404)
  if (found === 'tickets') return fail(409, { message: refundMessages.noTickets })
  if (found === 'too late') return fail(409, { message: refundMessages.tooLate })
  if (found === 'not paid') return fail(409, { message: refundMessages.notPaid })
  const parts = planRefund(order.lines, tickets, found.parts)
  if (typeof parts === 'string') return fail(409, { message: refundMessages[parts] })
  return { order, asked: found.parts, parts, until: found.until }
}

type Found = { order: OrderWithLines; parts: PlannedPart[]; until: Date | null }

function presentWithdrawal({ order, parts, until }: Found, locale: Locale): Withdrawal {
  return {
    lines: parts.map(({ line, amount, tickets }) => ({
      line_id: line.id,
      name: nameOf(line, locale),
      amount,
      holders: tickets.map(({ holderName }) => holderName),
    })),
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    currency: order.currency,
    until: until?.toISOString() ?? null,
  }
}

function nameOf({ name, eventName }: OrderLineRow, locale: Locale): string {
  return [eventName, name]
    .flatMap((texts) => (texts ? [texts[localeOf(texts, locale)] ?? ''] : []))
    .join(': ')
}
