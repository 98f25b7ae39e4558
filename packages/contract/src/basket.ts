import * as z from 'zod/mini'
import { maxTicketsPerOrder } from './business-rules.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { orderLineForm, orderLineType, quote } from './order.ts'
import { id } from './primitives.ts'
import { single } from './response.ts'

/** The viewer's basket, with what it costs now; the quote is null while the basket is empty. */
export const basket = z.object({
  lines: z.array(z.object({ line_id: id, type: orderLineType, id, count: z.int() })),
  quote: z.nullable(quote),
})

export type Basket = z.infer<typeof basket>

/** The basket of the viewer, the same on every device (ORDER-1). */
export const basketEndpoints = defineEndpoints('basket', {
  show: {
    method: 'GET',
    path: '/basket',
    summary: 'The viewer’s basket',
    audience: 'member',
    response: single(basket),
  },
  add: {
    method: 'POST',
    path: '/basket/lines',
    summary: 'Add a line; a product already there is kept once, counts of tickets are added up',
    audience: 'member',
    body: orderLineForm,
    response: single(basket),
    errors: ['not_found', 'conflict'],
  },
  setCount: {
    method: 'PUT',
    path: '/basket/lines/{id}',
    summary: 'Set the count of a line',
    audience: 'member',
    params: z.object({ id }),
    body: z.object({ count: z.int().check(z.gte(1), z.lte(maxTicketsPerOrder)) }),
    response: single(basket),
    errors: ['conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/basket/lines/{id}',
    summary: 'Remove a line',
    audience: 'member',
    params: z.object({ id }),
    response: single(basket),
  },
})
