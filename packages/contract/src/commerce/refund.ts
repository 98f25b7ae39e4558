import * as z from 'zod/mini'
import { cents, currency, id, timestamp } from '../platform/primitives.ts'
import { maxOrderLines, maxTicketsPerOrder } from './commerce-rules.ts'
import { paymentMethod } from './payment.ts'

/** Why money was returned. */
export const refundReasons = [
  'withdrawal',
  'event_cancelled',
  'event_postponed',
  'seat_gone',
  'overpaid',
  'staff',
] as const

export const refundReason = z.enum(refundReasons)

/** Money returned to a buyer, or to be returned. */
export const refund = z.object({
  id,
  amount: cents,
  reason: refundReason,
  /** `created` until it was sent; a transfer stays so until staff mark it as sent (REFUND-9). */
  state: z.enum(['created', 'succeeded', 'failed']),
  method: paymentMethod,
  /** The bank's reference of a transfer that was sent. */
  reference: z.nullable(z.string()),
  created_at: timestamp,
})

/** An amount that staff enter. */
export const positiveCents = z.int().check(z.gte(1), z.lte(100_000_000))

/** What is returned of a line: an amount, or tickets (REFUND-5, REFUND-8). */
const refundLine = z.object({
  line_id: id,
  /** In cents with tax; left out, what the tickets cost, or all that is left of the line. */
  amount: z.optional(positiveCents),
  /** The tickets that become void, each with its package. */
  ticket_ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(maxTicketsPerOrder))),
  /** How many tickets become void, if not chosen: unused ones, the last first. */
  ticket_count: z.optional(z.int().check(z.gte(1), z.lte(maxTicketsPerOrder))),
})

/** What staff return of an order. */
export const refundBody = z.object({
  lines: z.array(refundLine).check(z.minLength(1), z.maxLength(maxOrderLines)),
  reason: z._default(z.enum(['staff', 'event_postponed', 'withdrawal']), 'staff'),
})

/** What a refund will do, before it is done. */
export const refundPreview = z.object({
  lines: z.array(
    z.object({
      line_id: id,
      name: z.string(),
      amount: cents,
      /** The holders of the tickets that become void. */
      holders: z.array(z.string()),
      /** Whether access to what the line sold ends, and until when it would have lasted; null if it does not end. */
      access: z.nullable(z.object({ until: timestamp })),
      /** Whether a subscription ends. */
      ends_subscription: z.boolean(),
    }),
  ),
  amount: cents,
  /** The tax within the amount. */
  tax: cents,
  currency,
  method: paymentMethod,
  /** The number of the invoice that a credit note corrects; null if none is issued. */
  credited_invoice: z.nullable(z.string()),
})

export type RefundPreview = z.infer<typeof refundPreview>
export type Refund = z.infer<typeof refund>
export type RefundLine = z.output<typeof refundLine>
export type RefundReason = z.infer<typeof refundReason>
