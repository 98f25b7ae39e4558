import { createHash } from 'node:crypto'
import { holdMinutes, maxHeldOrders } from '@chignon/contract/business-rules'
import type { Locale } from '@chignon/contract/locale'
import type { Localized } from '@chignon/contract/localized'
import type { OrderForm } from '@chignon/contract/order'
import { together } from '../db/together.ts'
import type { Fail } from '../http/fail.ts'
import { holdStates } from '../order/hold.states.ts'
import { insertOrder, insertOrderLines, newOrderWithLines } from '../order/new-order.queries.ts'
import { inEveryLocale, orderMessages } from '../order/order.messages.ts'
import { countHolds, findOrder, findOrderByKey } from '../order/order.queries.ts'
import type { OrderWithLines } from '../order/order-parts.queries.ts'
import { quoteSelection, rejectPromoCode, type QuotedSelection } from '../order/quote-selection.ts'
import { reservePromoCode } from '../promo-code/promo-code.queries.ts'
import type { Services } from '../services.ts'
import { hasRunningSubscription } from '../subscription/running-subscription.queries.ts'
import { lockUser } from '../user/user.queries.ts'
import { hasOffer } from '../waitlist/waitlist.queries.ts'
import { subscriptionMessages } from '../subscription/subscription.messages.ts'
import { detachPromoCode } from './detach-promo-code.ts'
import { expireOrder } from './expire-orders.jobs.ts'
import { takeSeatsOfOrder } from './order-seats.ts'
import type { SeatLine, Shortage } from './seats.queries.ts'

type OrderServices = Pick<Services, 'db' | 'clock' | 'jobs' | 'mailer'>

type Placement = {
  userId: string
  locale: Locale
  form: OrderForm
  idempotencyKey: string
  fail: Fail<'invalid' | 'conflict'>
}

/**
 * Creates a draft order: its amounts are computed here, its seats are held for 15 minutes, and its promotional code is
 * reserved. The same idempotency key returns the same order (ORDER-5, SEAT-2).
 */
export async function placeOrder(services: OrderServices, placement: Placement): Promise<OrderWithLines> {
  const { db, clock } = services
  const { userId, form, idempotencyKey, fail } = placement
  const now = clock()
  const bodyDigest = createHash('sha256').update(JSON.stringify(form)).digest('base64url')
  const findPlaced = () => findOrderByKey(db(), userId, idempotencyKey)
  // One transaction, so that its statements share a connection.
  return db.transaction(async () => {
    const [placed, quoted] = await Promise.allSettled([findPlaced(), quote()])
    if (placed.status === 'rejected') throw placed.reason
    // Also if it could not be placed again.
    if (placed.value) return placedBefore(placed.value)
    if (quoted.status === 'rejected') throw quoted.reason
    return placeNew(quoted.value)
  })

  async function placedBefore({ id, bodyDigest: placedWith }: Placed): Promise<OrderWithLines> {
    if (placedWith !== bodyDigest) fail(409, { message: orderMessages.keyReused })
    const order = await findOrder(db(), id)
    if (!order) throw new Error(`the order ${id} was placed but does not exist`)
    return order
  }

  async function placeNew(quoted: QuotedSelection): Promise<OrderWithLines> {
    // Once an event is sold out, most requests end here, without a lock.
    const shortage = shortageOf(quoted)
    if (!shortage || (await hasOffer(db(), userId))) {
      const order = await place(services, placement, quoted, bodyDigest, now)
      return 'lines' in order ? order : placedBefore(order)
    }
    // The last seats may have been taken by a request with the same key.
    const other = await findPlaced()
    return other ? placedBefore(other) : refuse(fail, shortage)
  }

  async function quote(): Promise<QuotedSelection> {
    const quoted = await quoteSelection({ db, now, userId, orderId: null, fail }, form)
    const hasSubscription = quoted.lines.some(({ item }) => item.type === 'subscription')
    if (hasSubscription && quoted.lines.length > 1) {
      const message = orderMessages.subscriptionAlone
      fail(422, { message, errors: { lines: [message] } })
    }
    if (hasSubscription && (await hasRunningSubscription(db(), userId))) {
      fail(409, { message: subscriptionMessages.alreadySubscribed })
    }
    return quoted
  }
}

type Placed = { id: string; bodyDigest: string | null }

// In the current transaction. Locks in the order of all changes: the order, the buyer, ticket types by id, packages by id, the promotional
// code. The buyer is locked, so that of two orders at once the second counts the hold of the first (SEAT-5).
// Returns what was placed with the same key if another request was faster.
async function place(
  services: OrderServices,
  { userId, locale, idempotencyKey, fail }: Placement,
  quote: QuotedSelection,
  bodyDigest: string,
  now: Date,
): Promise<OrderWithLines | Placed> {
  const { db, jobs } = services
  const hasSeats = quote.lines.some(({ item }) => item.event !== null)
  const heldUntil = hasSeats ? new Date(now.getTime() + holdMinutes * 60_000) : null
  const hold = hasSeats ? holdStates.initial : null
  const values = { userId, idempotencyKey, bodyDigest, locale, heldUntil, hold, createdAt: now }
  const { isNew, row: order } = await insertOrder(db(), values, quote)
  if (!isNew) return order
  const returned = quote.promo ? await detachPromoCode(db(), quote.promo, { id: order.id, userId }) : 0
  const options = { key: order.id, isNewKey: true, startAfter: heldUntil ?? now }
  const [, holds, lines, , shortage] = await together([
    hasSeats ? lockUser(db(), userId) : Promise.resolve(undefined),
    hasSeats ? countHolds(db(), userId) : Promise.resolve(0),
    insertOrderLines(db(), order.id, quote),
    hasSeats ? jobs.enqueue(expireOrder, { id: order.id }, options) : Promise.resolve(),
    takeSeatsOfOrder(services, { id: order.id, userId }, seatLinesOf(quote)),
  ])
  if (holds > maxHeldOrders) fail(409, { message: orderMessages.tooManyHolds })
  if (shortage) refuse(fail, shortage)
  if (quote.promo && !(await reservePromoCode(db(), quote.promo, { userId, orderId: order.id, returned })))
    rejectPromoCode(fail)
  return newOrderWithLines(order, lines, quote)
}

function seatLinesOf({ lines }: QuotedSelection): (SeatLine & { name: Localized })[] {
  return lines.map(({ item: { type, id, name }, count }) => ({
    ticketTypeId: type === 'ticket' ? id : null,
    ticketPackageId: type === 'package' ? id : null,
    count,
    name,
  }))
}

// The first line that exceeds what was left when its price was read, without a lock.
function shortageOf({ lines }: QuotedSelection): Shortage<{ name: Localized }> | null {
  for (const { item, count } of lines) {
    if (item.left !== null && item.left < count) return { line: item, left: item.left }
  }
  return null
}

function refuse(fail: Fail<'conflict'>, { line, left }: Shortage<{ name: Localized }>): never {
  const name = inEveryLocale(line.name)
  const { fewLeft, soldOut } = orderMessages
  fail(409, { message: left > 0 ? fewLeft(name, left) : soldOut(name) })
}
