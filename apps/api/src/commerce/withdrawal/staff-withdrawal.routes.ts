import { staffWithdrawalEndpoints, type StaffWithdrawal } from '@chignon/contract/commerce/withdrawal'
import { paginationOf } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { oncePerKey } from '../../platform/http/once-per-key.ts'
import { findOrder } from '../order/order.queries.ts'
import { fullNameOf } from '../../platform/person/full-name.ts'
import { listOrderTickets } from '../ticket/order-tickets.queries.ts'
import { listWithdrawals, type ListedWithdrawal } from './staff-withdrawal.queries.ts'
import { readWithdrawal, withdraw } from './withdraw.ts'
import { presentOption } from './withdrawal.present.ts'
import { withdrawalOptions } from './withdrawal.rules.ts'

/** Withdrawals for staff, also on behalf of a buyer (REFUND-13). */
export const staffWithdrawalRoutes = implement(staffWithdrawalEndpoints, {
  async list({ query, services: { db } }) {
    const { rows, total } = await listWithdrawals(db(), query.state, query)
    return { data: rows.map(present), pagination: paginationOf(query, total) }
  },
  async options({ params, locale, fail, services: { db, clock } }) {
    const order = (await findOrder(db(), params.id)) ?? fail(404)
    const options = withdrawalOptions(order, await listOrderTickets(db(), [order.id]), clock())
    const { currency } = order
    return { data: { options: options.map((option) => presentOption(option, locale)), currency } }
  },
  async confirm({ params, body, idempotencyKey, viewer, fail, services }) {
    const { db, clock, audit } = services
    const input = { call: 'staff-withdrawal.confirm', params, body }
    await db.transaction(() =>
      oncePerKey(db, { actor: viewer, idempotencyKey, input, fail }, clock(), async () => {
        const order = (await findOrder(db(), params.id)) ?? fail(404)
        const withdrawal = await readWithdrawal(services, order, body, fail)
        const refund = await withdraw(services, withdrawal, fail)
        const after = await findOrder(db(), params.id)
        await audit.record({
          actor: viewer,
          action: 'order.withdraw',
          subject: { type: 'order', id: order.id },
          before: { state: order.state, refunded: order.refunded },
          after: { state: after?.state, refunded: after?.refunded, refund, ...body },
        })
      }),
    )
    return { data: { id: params.id } }
  },
})

function present({ refund, order, buyer, declaredBy }: ListedWithdrawal): StaffWithdrawal {
  const { id, amount, state, reason, createdAt } = refund
  return {
    id,
    order: { id: order.id, number: order.number, buyer: fullNameOf(buyer) },
    amount,
    currency: order.currency,
    is_of_tickets: reason === 'event_postponed',
    state,
    declared_by: declaredBy,
    created_at: createdAt.toISOString(),
  }
}
