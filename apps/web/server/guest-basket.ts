import { randomUUID } from 'node:crypto'
import { maxOrderLines } from '@chignon/contract/commerce/commerce-rules'
import { orderLineForm, type OrderLineForm } from '@chignon/contract/commerce/order'
import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import type { GuestBasket, GuestBasketStore } from '../app/lib/data/load-context.ts'
import { deriveKey } from './derive-key.ts'

const thirtyDaysInSeconds = 2_592_000

const { type, id, count } = orderLineForm.shape
// Tuples, because browsers limit a cookie to 4096 bytes and 40 objects are longer.
const contentSchema = z.tuple([
  z.uuid(),
  z.array(z.tuple([type, id, count])).check(z.maxLength(maxOrderLines)),
])

/** The guest's basket of a request. `commit` writes the cookie of the response. */
export type OpenGuestBasket = GuestBasketStore & { commit: () => Promise<void> }

/**
 * What a guest has chosen, in a signed cookie: ids and counts only, because prices come from the API. HttpOnly, SameSite=Lax, and
 * on https Secure and host-only.
 */
export function openGuestBasket(
  c: Context,
  { secret, isHttps }: { secret: string; isHttps: boolean },
): OpenGuestBasket {
  const name = isHttps ? '__Host-basket' : 'basket'
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps } as const
  const key = deriveKey('guest basket', secret)
  let change: OrderLineForm[] | undefined
  const read = async () => parseContent(await getSignedCookie(c, key, name))
  return {
    read,
    write(lines) {
      change = lines
    },
    async commit() {
      if (!change) return
      if (change.length === 0) return void deleteCookie(c, name, options)
      const lines = change.map((line) => [line.type, line.id, line.count])
      const value = Buffer.from(JSON.stringify([(await read()).key, lines])).toString('base64url')
      await setSignedCookie(c, name, value, key, { ...options, maxAge: thirtyDaysInSeconds })
    },
  }
}

// A cookie of an earlier version is an empty basket.
function parseContent(value: string | undefined | false): GuestBasket {
  const empty = { key: randomUUID(), lines: [] }
  if (!value) return empty
  const content = contentSchema.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString()))
  if (!content.success) return empty
  const [key, lines] = content.data
  return { key, lines: lines.map(([type, id, count]) => ({ type, id, count })) }
}
