import { withdrawalEndpoints } from '@chignon/contract/commerce/withdrawal'
import { implement } from '../../platform/http/implement.ts'
import { findOwnOrder } from '../order/find-own-order.ts'
import { listOrderTickets } from '../ticket/order-tickets.queries.ts'
import { readWithdrawal, withdraw } from './withdraw.ts'
import { presentOption, presentWithdrawal } from './withdrawal.present.ts'
import { withdrawalOptions } from './withdrawal.rules.ts'

/** The withdrawal from a purchase: what it would return, then the withdrawal itself (REFUND-3). */
export const withdrawalRoutes = implement(withdrawalEndpoints, {
  async options({ params, viewer, locale, fail, services: { db, clock } }) {
    const order = await findOwnOrder(db(), params.id, viewer, fail)
    const options = withdrawalOptions(order, await listOrderTickets(db(), [order.id]), clock())
    const { currency } = order
    return { data: { options: options.map((option) => presentOption(option, locale)), currency } }
  },
  async request({ params, body, viewer, locale, fail, services }) {
    const order = await findOwnOrder(services.db(), params.id, viewer, fail)
    return { data: presentWithdrawal(await readWithdrawal(services, order, body, fail), locale) }
  },
  async confirm({ params, body, viewer, locale, fail, services }) {
    const order = await findOwnOrder(services.db(), params.id, viewer, fail)
    const withdrawal = await readWithdrawal(services, order, body, fail)
    await services.db.transaction(() => withdraw(services, withdrawal, fail))
    return { data: presentWithdrawal(withdrawal, locale) }
  },
})
