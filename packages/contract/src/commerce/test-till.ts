import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { single } from '../platform/response.ts'

/** The cards of the test till, by what happens to a payment with each (PAY-3). `late` succeeds after about a minute. */
export const testCards = ['success', 'declined', 'confirm', 'late'] as const

export const testCard = z.enum(testCards)

/** The state of a charge of the test till. */
export const testTillStates = ['open', 'declined', 'to_confirm', 'pending', 'paid', 'voided'] as const

export const testTillState = z.enum(testTillStates)

export type TestCard = z.infer<typeof testCard>
export type TestTillState = z.infer<typeof testTillState>

const charge = single(z.object({ state: testTillState }))
const bySecret = z.object({ secret: z.string().check(z.minLength(20), z.maxLength(100)) })

/**
 * What the page of the test till calls, in place of a payment provider's own fields. The secret of a charge authorizes the
 * call. With a real payment provider every charge is unknown.
 */
export const testTillEndpoints = defineEndpoints('test-till', {
  pay: {
    method: 'POST',
    path: '/test-till/charges/{secret}/pay',
    summary: 'Pay a charge of the test till with one of its cards',
    params: bySecret,
    body: z.object({ card: testCard }),
    response: charge,
    errors: ['conflict'],
  },
  confirm: {
    method: 'POST',
    path: '/test-till/charges/{secret}/confirm',
    summary: 'Accept or refuse a charge of the test till that asks for confirmation',
    params: bySecret,
    body: z.object({ accept: z.boolean() }),
    response: charge,
    errors: ['conflict'],
  },
})
