import * as z from 'zod/mini'
import { paymentProviders } from './payment.ts'
import { pageSizes } from '../platform/platform-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { cents, currency, id, timestamp } from '../platform/primitives.ts'
import { paging } from '../platform/query.ts'
import { list, single } from '../platform/response.ts'
import { longText } from '../platform/text-fields.ts'

/** What can happen to money outside of our own ways (PAY-9). */
export const moneyCaseKinds = [
  /** The owner of a card disputes a payment at the bank. */
  'dispute',
  /** Money was returned at the payment provider itself. */
  'outside_refund',
  /** A refund of ours failed, perhaps days after it was sent. */
  'refund_failed',
  /** Another amount or currency was paid than was asked for. */
  'wrong_amount',
  /** A payment that belongs to no order, or to another one than it says. */
  'unknown_payment',
] as const

const money = z.object({ amount: cents, currency })

/** Something about money that staff have to look at. */
export const moneyCase = z.object({
  id,
  kind: z.enum(moneyCaseKinds),
  state: z.enum(['open', 'resolved']),
  /** Null if the payment provider does not know it. */
  money: z.nullable(money),
  /** What should have been paid; null unless it is another amount or currency. */
  expected: z.nullable(money),
  /** Null if it belongs to none. */
  order: z.nullable(z.object({ id, number: z.string(), buyer: z.string() })),
  provider: z.enum(paymentProviders),
  /** The provider's id of the dispute, refund or payment, to find it there. */
  reference: z.string(),
  /** Null unless it is a dispute. */
  dispute: z.nullable(
    z.object({
      outcome: z.enum(['open', 'won', 'lost']),
      /** Until when it can be answered at the provider. */
      respond_by: z.nullable(timestamp),
    }),
  ),
  /** The reason of the bank or the provider, such as `fraudulent`. */
  reason: z.nullable(z.string()),
  /** What staff did about it. */
  note: z.nullable(z.string()),
  created_at: timestamp,
  resolved_at: z.nullable(timestamp),
})

export type MoneyCase = z.infer<typeof moneyCase>

/** What staff have to look at: “Money to look at” (PAY-9). */
export const moneyCaseEndpoints = defineEndpoints('money-case', {
  list: {
    method: 'GET',
    path: '/staff/money-cases',
    summary:
      'Money to look at: disputes, refunds made at the payment provider or that failed, payments of another amount, currency or of no order; newest first',
    permission: 'orders.read',
    query: z.object({
      ...paging(pageSizes.profile),
      state: z._default(z.enum(['open', 'resolved']), 'open'),
    }),
    response: list(moneyCase),
  },
  resolve: {
    method: 'POST',
    path: '/staff/money-cases/{id}/resolve',
    summary: 'Close a case with a note of what was done. A dispute that changes afterwards opens it again',
    permission: 'orders.settle',
    params: z.object({ id }),
    body: z.object({ note: longText(1000).check(z.minLength(1)) }),
    response: single(moneyCase),
    errors: ['conflict'],
  },
})
