import * as z from 'zod/mini'
import { pageSizes } from '../platform/platform-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { orderLineType, orderState } from './order.ts'
import { cents, currency, id, timestamp } from '../platform/primitives.ts'
import { paging } from '../platform/query.ts'
import { list } from '../platform/response.ts'

/** One thing of a purchase. */
export const purchaseLine = z.object({
  type: orderLineType,
  /** The name when it was bought (ORDER-7). */
  name: z.string(),
  /** The event of a ticket or package; null for other lines. */
  event_name: z.nullable(z.string()),
  /** The path of the page of what was bought, such as `courses/the-bob`. */
  slug: z.string(),
  count: z.int(),
  /** The price before discount and tax, as in the order; null for access that the academy gave. */
  subtotal: z.nullable(cents),
  /** With its share of discount and tax; null for access that the academy gave. */
  total: z.nullable(cents),
  /** The end of the access it gave; null if it gave none, such as a ticket (ACCESS-11). */
  ends_at: z.nullable(timestamp),
  has_expired: z.boolean(),
})

/** The order of a purchase. */
export const purchaseOrder = z.object({
  id,
  number: z.string(),
  state: orderState,
  discount: cents,
  tax: cents,
  /** The sum of the lines' subtotals less the discount plus the tax. */
  total: cents,
  refunded: cents,
  currency,
  /** Until when the invoice can be paid; null unless it is paid by bank transfer (INVOICE-1). */
  due_at: z.nullable(timestamp),
  /** Its invoice, then its credit notes. */
  invoices: z.array(z.object({ id, kind: z.enum(['invoice', 'credit_note']), number: z.string() })),
})

/** An order that the viewer paid or tried to pay, or access that the academy gave. */
export const purchase = z.object({
  /** The id of the order, or of the access. */
  id,
  bought_at: timestamp,
  lines: z.array(purchaseLine),
  /** Null for access that the academy gave. */
  order: z.nullable(purchaseOrder),
})

export type PurchaseLine = z.infer<typeof purchaseLine>
export type PurchaseOrder = z.infer<typeof purchaseOrder>
export type Purchase = z.infer<typeof purchase>

/** The viewer's purchases (CALL-9, PROFILE-7). */
export const purchaseEndpoints = defineEndpoints('purchase', {
  list: {
    method: 'GET',
    path: '/user/purchases',
    summary: 'The viewer’s purchases, newest first',
    audience: 'member',
    query: z.object(paging(pageSizes.profile)),
    response: list(purchase),
  },
})
