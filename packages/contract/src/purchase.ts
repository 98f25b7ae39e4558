import * as z from 'zod/mini'
import { pageSizes } from './business-rules.ts'
import { list } from './response.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { liveMasterclassCard } from './live-masterclass.ts'
import { paging } from './query.ts'
import { cents, currency, id, timestamp, named } from './primitives.ts'

/** Something the viewer paid for. */
export const purchase = z.object({
  id,
  type: z.enum(['course', 'program', 'online-masterclass', 'live-masterclass']),
  product: named,
  total: cents,
  currency,
  bought_at: timestamp,
  /** The end of the access; null for tickets (ACCESS-11). */
  ends_at: z.nullable(timestamp),
})

/** A ticket of the viewer; `code` is checked at the door (TICKET-6). */
export const ticket = z.object({
  id,
  code: z.string(),
  holder: z.object({ full_name: z.string(), email: z.string() }),
  type: z.object({ id, name: z.string() }),
  special_package: z.nullable(z.object({ id, name: z.string() })),
  live_masterclass: liveMasterclassCard,
})

export type Purchase = z.infer<typeof purchase>
export type Ticket = z.infer<typeof ticket>

/** The viewer's purchases and tickets (CALL-9). */
export const purchaseEndpoints = defineEndpoints('purchase', {
  list: {
    method: 'GET',
    path: '/user/purchases',
    summary: 'The viewer’s purchases, newest first',
    audience: 'member',
    query: z.object(paging(pageSizes.profile)),
    response: list(purchase),
  },
  tickets: {
    method: 'GET',
    path: '/user/tickets',
    summary: 'The viewer’s tickets, next event first',
    audience: 'member',
    query: z.object(paging(pageSizes.profile)),
    response: list(ticket),
  },
})
