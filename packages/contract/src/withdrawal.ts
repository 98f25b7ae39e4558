import * as z from 'zod/mini'
import { maxOrderLines } from './business-rules.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { cents, currency, id, timestamp } from './primitives.ts'
import { single } from './response.ts'

/** What a withdrawal from lines of an order returns. */
export const withdrawal = z.object({
  lines: z.array(z.object({ line_id: id, name: z.string(), amount: cents })),
  /** What is returned in all. */
  amount: cents,
  currency,
  /** Until when it can be confirmed (REFUND-1). */
  until: timestamp,
})

export type Withdrawal = z.infer<typeof withdrawal>

const params = z.object({ id })
const body = z.object({ line_ids: z.array(id).check(z.minLength(1), z.maxLength(maxOrderLines)) })

/** The withdrawal from a purchase, in two steps (REFUND-1 to REFUND-3). */
export const withdrawalEndpoints = defineEndpoints('withdrawal', {
  request: {
    method: 'POST',
    path: '/orders/{id}/withdrawal',
    summary: 'What a withdrawal from these lines would return; changes nothing',
    audience: 'member',
    params,
    body,
    response: single(withdrawal),
    errors: ['conflict'],
  },
  confirm: {
    method: 'POST',
    path: '/orders/{id}/withdrawal/confirm',
    summary: 'Withdraw from these lines: access ends and the money is returned',
    audience: 'member',
    params,
    body,
    response: single(withdrawal),
    errors: ['conflict'],
  },
})
