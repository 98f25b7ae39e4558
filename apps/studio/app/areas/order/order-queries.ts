import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadOrders = () =>
  import('@chignon/contract/commerce/staff-order').then((module) => module.staffOrderEndpoints)
const loadCases = () =>
  import('@chignon/contract/commerce/money-case').then((module) => module.moneyCaseEndpoints)

const orders = endpointQueries('staff-order', loadOrders)

/** A page of orders. */
export const orderListQuery = orders('list')

/** One order with its tickets, transfers and refunds. */
export const orderQuery = orders('show')

/** What happened to money outside of our own ways. */
export const moneyCaseListQuery = endpointQueries('money-case', loadCases)('list')

export const loadMarkPaid = () => loadOrders().then(({ markPaid }) => markPaid)
export const loadRefund = () => loadOrders().then(({ refund }) => refund)
export const loadMarkRefundSent = () => loadOrders().then(({ markRefundSent }) => markRefundSent)
export const loadResolve = () => loadCases().then(({ resolve }) => resolve)

/** What is loaded again once money has moved. */
export const moneyNouns = ['staff-order', 'money-case', 'today'] as const
