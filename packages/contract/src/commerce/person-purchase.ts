import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { cents, currency, id, timestamp } from '../platform/primitives.ts'
import { single } from '../platform/response.ts'
import { orderState } from './order.ts'
import { ticketState } from './ticket.ts'

/** The orders and tickets of a person, the newest first; at most 50 of each. */
export const personPurchases = z.object({
  orders: z.array(
    z.object({ id, number: z.string(), state: orderState, total: cents, currency, created_at: timestamp }),
  ),
  tickets: z.array(
    z.object({
      id,
      state: ticketState,
      holder_name: z.string(),
      type_name: z.string(),
      event: z.object({ id, name: z.string(), starts_at: z.nullable(timestamp) }),
      /** Null if the academy gave it. */
      order_id: z.nullable(id),
    }),
  ),
})

export type PersonPurchases = z.infer<typeof personPurchases>

/** What one person bought, for staff. */
export const personPurchaseEndpoints = defineEndpoints('person-purchase', {
  show: {
    method: 'GET',
    path: '/staff/people/{id}/purchases',
    summary: 'The orders and tickets of a person',
    permission: 'orders.read',
    params: z.object({ id }),
    response: single(personPurchases),
  },
})
