import { randomUUID } from 'node:crypto'
import { maxHeldOrders } from '@chignon/contract/commerce/commerce-rules'
import { insertOrder } from '../order/new-order.queries.ts'
import { orderMessages } from '../order/order.messages.ts'
import { countHolds } from '../order/order.queries.ts'
import { requoteOrder } from '../order/requote-order.ts'
import { changeDraft, type OrderChange } from './change-draft.ts'
import { moveEventLines } from './move-event-lines.ts'
import type { PaymentServices } from '../payment/payment-services.ts'

type Division = { change: OrderChange; eventIds: ReadonlySet<string>; bodyDigest: string }

/**
 * Divides an unfinished order: a new one takes over what it holds of some events for the rest of their time
 * (ORDER-15). Returns the id of the new one.
 */
export async function divideOrder(
  services: PaymentServices,
  { change, eventIds, bodyDigest }: Division,
): Promise<string> {
  const { db } = services
  let id = ''
  await changeDraft(services, change, async (from, now) => {
    const { userId, locale, heldUntil, hold, currency } = from
    const key = { idempotencyKey: randomUUID(), bodyDigest }
    const values = { userId, locale, heldUntil, hold, ...key, createdAt: now }
    const { row, isNew } = await insertOrder(db(), values, emptyQuote(currency))
    if (!isNew) throw new Error('a random key was used before')
    id = row.id
    if ((await countHolds(db(), userId)) > maxHeldOrders)
      change.fail(409, { message: orderMessages.tooManyHolds })
    const newOrder = { ...row, lines: [], attendees: [], eventStartsAt: null, payment: null }
    await moveEventLines(services, { from, to: newOrder, eventIds, now })
    await requoteOrder(db(), id, null)
    return 'read again'
  })
  return id
}

// Its amounts are computed with the lines.
function emptyQuote(currency: string) {
  return { currency, subtotal: 0, discount: 0, tax: 0, total: 0, lines: [], promo: null }
}
