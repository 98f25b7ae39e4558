import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadOrders = () =>
  import('@chignon/contract/commerce/staff-order').then((module) => module.staffOrderEndpoints)
const loadCases = () =>
  import('@chignon/contract/commerce/money-case').then((module) => module.moneyCaseEndpoints)

const loadWithdrawals = () =>
  import('@chignon/contract/commerce/withdrawal').then((module) => module.staffWithdrawalEndpoints)
const loadBase = () => import('@chignon/contract/catalogue/base-data').then((module) => module.baseEndpoints)

const orders = endpointQueries('staff-order', loadOrders)
const withdrawals = endpointQueries('staff-withdrawal', loadWithdrawals)

/** A page of orders. */
export const orderListQuery = orders('list')

/** One order with its tickets, transfers and refunds. */
export const orderQuery = orders('show')

/** Everything that is or was sold. */
export const productListQuery = orders('products')

/** What a refund would do. */
export const refundPreviewQuery = orders('previewRefund')

/** A page of withdrawals. */
export const withdrawalListQuery = withdrawals('list')

/** What of an order its buyer can return now. */
export const withdrawalOptionsQuery = withdrawals('options')

/** All countries by name. */
export const countryListQuery = endpointQueries('base', loadBase)('countries')

/** What happened to money outside of our own ways. */
export const moneyCaseListQuery = endpointQueries('money-case', loadCases)('list')

export const loadOrdersCsv = () => loadOrders().then(({ csv }) => csv)
export const loadMarkPaid = () => loadOrders().then(({ markPaid }) => markPaid)
export const loadRefund = () => loadOrders().then(({ refund }) => refund)
export const loadMarkRefundSent = () => loadOrders().then(({ markRefundSent }) => markRefundSent)
export const loadCancel = () => loadOrders().then(({ cancel }) => cancel)
export const loadSetBilling = () => loadOrders().then(({ setBilling }) => setBilling)
export const loadSendMail = () => loadOrders().then(({ sendMail }) => sendMail)
export const loadAddNote = () => loadOrders().then(({ addNote }) => addNote)
export const loadWithdraw = () => loadWithdrawals().then(({ confirm }) => confirm)
export const loadResolve = () => loadCases().then(({ resolve }) => resolve)

/** What is loaded again once money has moved. */
export const moneyNouns = ['staff-order', 'staff-withdrawal', 'money-case', 'sales', 'today'] as const
