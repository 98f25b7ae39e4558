import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadSales = () => import('@chignon/contract/commerce/sales').then((module) => module.salesEndpoints)

/** Counts and sums of what was sold. */
export const salesQuery = endpointQueries('sales', loadSales)('list')
