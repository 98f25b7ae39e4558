import type { Locale } from '@chignon/contract/locale'
import { localeOf } from '@chignon/contract/localized'
import { withdrawalEndpoints, type Withdrawal } from '@chignon/contract/withdrawal'
import { refundMessages } from '../checkout/refund.messages.ts'
import { refundOrder } from '../checkout/refund-order.ts'
import type { Fail } from '../http/fail.ts'
import { implement } from '../http/implement.ts'
import type { Viewer } from '../http/viewer.ts'
import { sendWithdrawalReceived } from '../order/order.mail.ts'
import { findOwnOrder } from '../order/find-own-order.ts'
import type { OrderLineRow, OrderWithLines } from '../order/order.queries.ts'
import type { Services } from '../services.ts'
import { withdrawalOf } from './withdrawal.rules.ts'

type Asked = {
  params: { id: string }
  body: { line_ids: string[] }
  viewer: Viewer
  fail: Fail<'not_found' | 'invalid' | 'conflict'>
  services: Pick<Services, 'db' | 'clock'>
}

/** The withdrawal from a purchase: what it would return, then the withdrawal itself (REFUND-3). */
export const withdrawalRoutes = implement(withdrawalEndpoints, {
  async request(call) {
    return { data: presentWithdrawal(await readWithdrawal(call), call.locale) }
  },
  async confirm(call) {
    const { services, params, fail, locale } = call
    const withdrawal = await readWithdrawal(call)
    const parts = withdrawal.lines.map(({ id, total, refunded }) => ({
      lineId: id,
      amount: total - refunded,
    }))
    await services.db.transaction(async () => {
      const refund = { orderId: params.id, parts, reason: 'withdrawal' as const, fail }
      await sendWithdrawalReceived(services, await refundOrder(services, refund))
    })
    return { data: presentWithdrawal(withdrawal, locale) }
  },
})

async function readWithdrawal({ params, body, viewer, fail, services: { db, clock } }: Asked) {
  const order = await findOwnOrder(db(), params.id, viewer, fail)
  const found = withdrawalOf(order, body.line_ids, clock())
  if (found === 'unknown line') return fail(404)
  if (found === 'tickets') return fail(409, { message: refundMessages.noTickets })
  if (found === 'too late') return fail(409, { message: refundMessages.tooLate })
  if (found === 'not paid') return fail(409, { message: refundMessages.notPaid })
  return { order, ...found }
}

type Found = { order: OrderWithLines; lines: OrderLineRow[]; until: Date }

function presentWithdrawal({ order, lines, until }: Found, locale: Locale): Withdrawal {
  const presented = lines.map(({ id, name, total, refunded }) => ({
    line_id: id,
    name: name[localeOf(name, locale)] ?? '',
    amount: total - refunded,
  }))
  return {
    lines: presented,
    amount: presented.reduce((sum, { amount }) => sum + amount, 0),
    currency: order.currency,
    until: until.toISOString(),
  }
}
