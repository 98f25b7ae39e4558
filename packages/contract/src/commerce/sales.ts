import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { cents, currency } from '../platform/primitives.ts'
import { list } from '../platform/response.ts'
import { period, product } from './staff-order.ts'

/** What was sold of a product in a period: how often, and for how much. */
export const productSales = z.object({
  product,
  /** How many orders have it. */
  orders: z.int(),
  /** How many were sold, less those that were returned. */
  count: z.int(),
  /** What was paid for it with tax, before anything was returned. */
  sum: cents,
  refunded: cents,
  currency,
})

export type ProductSales = z.infer<typeof productSales>

/** What was sold, in counts and sums: no buyers, no addresses (SALES-1). */
export const salesEndpoints = defineEndpoints('sales', {
  list: {
    method: 'GET',
    path: '/staff/sales',
    summary:
      'Counts and sums of what was sold, the highest sum first; educators see what they teach. `from` and `to` are the first and the last day (UTC) on which it was paid',
    permission: 'sales.read',
    query: z.object(period),
    response: list(productSales),
  },
})
