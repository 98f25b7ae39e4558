import * as z from 'zod/mini'
import { maxOrderLines, maxTicketsPerOrder } from './commerce-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { orderLineForm, orderLineType, quote } from './order.ts'
import { picture } from '../platform/picture.ts'
import { id, slug } from '../platform/primitives.ts'
import { single } from '../platform/response.ts'

/** The viewer's basket, with what it costs now; the quote is null while the basket is empty. */
export const basket = z.object({
  lines: z.array(
    z.object({
      line_id: id,
      type: orderLineType,
      id,
      count: z.int(),
      /** The picture of the product, or of the event of a ticket or package: its photo, or what its cover is generated from. */
      picture: z.nullable(
        z.object({
          slug,
          category: z.object({ slug }),
          preview_url: z.nullable(z.string()),
          cover: z.nullable(picture),
        }),
      ),
    }),
  ),
  quote: z.nullable(quote),
})

export type Basket = z.infer<typeof basket>

/** What a guest chose. The browser keeps it until the guest signs in (ORDER-13). */
const chosenLines = z.object({ lines: z.array(orderLineForm).check(z.maxLength(maxOrderLines)) })

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
  preview: {
    method: 'POST',
    path: '/basket/preview',
    summary:
      'A guest’s lines as a basket, as far as they can be ordered together; changes nothing. `line_id` is the id of the item',
    body: chosenLines,
    response: single(basket),
  },
  merge: {
    method: 'POST',
    path: '/basket/merge',
    summary:
      'Add a guest’s lines to the viewer’s basket, once for each key; what does not fit or is owned is left out',
    audience: 'member',
    idempotency: 'required',
    body: chosenLines,
    /** `message` says what was added and what was left out; null if neither. */
    response: z.extend(single(basket), { message: z.nullable(z.string()) }),
  },
})
