import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadEndpoints = () =>
  import('@chignon/contract/commerce/bank-statement').then((module) => module.bankStatementEndpoints)

/** Entries of bank statements, and how many are open of each kind. */
export const transactionListQuery = endpointQueries('bank-statement', loadEndpoints)('list')

export const loadStore = () => loadEndpoints().then(({ store }) => store)
export const loadBookCertain = () => loadEndpoints().then(({ bookCertain }) => bookCertain)
export const loadBook = () => loadEndpoints().then(({ book }) => book)
export const loadSetAside = () => loadEndpoints().then(({ setAside }) => setAside)
export const loadReopen = () => loadEndpoints().then(({ reopen }) => reopen)

/** What is loaded again once an entry was booked. */
export const bankNouns = ['bank-statement', 'staff-order', 'money-case', 'today'] as const
