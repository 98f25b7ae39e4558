import { createHash } from 'node:crypto'
import { holdMinutes, maxHeldOrders } from '@chignon/contract/commerce/commerce-rules'
import type { Locale } from '@chignon/contract/platform/locale'
import type { OrderForm } from '@chignon/contract/commerce/order'
import { settleAll } from '../../platform/db/settle-all.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { holdStates } from '../order/hold.states.ts'
import { insertOrder, insertOrderLines, newOrderWithLines } from '../order/new-order.queries.ts'
import { orderMessages } from '../order/order.messages.ts'
import { countHolds, findOrder, findOrderByKey } from '../order/order.queries.ts'
import type { OrderWithLines } from '../order/order-parts.queries.ts'
import { quoteSelection, rejectPromoCode, type QuotedSelection } from '../order/quote-selection.ts'
import { ordersToGather, reusableOrder } from '../order/reusable-order.rules.ts'
import { listUnfinishedOrders } from '../order/unfinished-orders.queries.ts'
import { reservePromoCode } from '../promo-code/promo-code.queries.ts'
import { hasRunningSubscription } from '../subscription/running-subscription.queries.ts'
import { lockUser } from '../../identity/user/user.queries.ts'
import { hasOffer } from '../waitlist/waitlist.queries.ts'
import { subscriptionMessages } from '../subscription/subscription.messages.ts'
import { detachPromoCode } from './detach-promo-code.ts'
import { expireOrder } from './expire-orders.jobs.ts'
import { takeSeatsOfOrder } from './order-seats.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { reuseOrder, type Reuse } from './reuse-order.ts'
import { refuseShortage, seatLinesOf, shortageOf } from './shortage.ts'

type Placement = {
  viewer: Member
  locale: Locale
  form: OrderForm
  idempotencyKey: string
  fail: Fail<'invalid' | 'conflict'>
}

const maxReuses = 3

/** A selection that an unfinished order takes, or that has seats in several of them. */
type Reusable = Pick<Reuse, 'orderId' | 'gatherFrom' | 'quote'>

/** Ends the transaction, so that the order is reused instead. */
class ReuseInstead extends Error {
  readonly reusable: Reusable

  constructor(reusable: Reusable) {
    super('an unfinished order takes the selection')
    this.reusable = reusable
  }
}

/**
 * Creates a draft order: its amounts are computed here, its seats are held for 15 minutes, and its promotional code is
 * reserved. The same idempotency key returns the same order (ORDER-5, SEAT-2). An unfinished order of the same things takes the new
 * selection (ORDER-15).
 */
export async function placeOrder(services: PaymentServices, placement: Placement): Promise<OrderWithLines> {
  const { db, clock } = services
  const { viewer, locale, form, idempotencyKey, fail } = placement
  const userId = viewer.id
  const now = clock()
  const bodyDigest = createHash('sha256').update(JSON.stringify(form)).digest('base64url')
  const findPlaced = () => findOrderByKey(db(), userId, idempotencyKey)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(attempt <= maxReuses)
    } catch (error) {
      if (!(error instanceof ReuseInstead)) throw error
      const reuse = { ...error.reusable, viewer, locale, idempotencyKey, bodyDigest, fail }
      const reused = await reuseOrder(services, reuse)
      if (reused) return reused
      // Meanwhile the order was paid, lapsed, or was changed by another request.
    }
  }

  // One transaction, so that its statements share a connection.
  function run(canReuse: boolean): Promise<OrderWithLines> {
    return db.transaction(async () => {
      const [placed, quoted] = await Promise.allSettled([findPlaced(), quote()])
      if (placed.status === 'rejected') throw placed.reason
      // The existing order is returned even if it could not be placed again.
      if (placed.value) return placedBefore(placed.value)
      if (quoted.status === 'rejected') throw quoted.reason
      return placeNew(quoted.value, canReuse)
    })
  }

  async function placedBefore({ id, bodyDigest: placedWith }: Placed): Promise<OrderWithLines> {
    if (placedWith !== bodyDigest) fail(409, { message: orderMessages.keyReused })
    const order = await findOrder(db(), id)
    if (!order) throw new Error(`the order ${id} was placed but does not exist`)
    return order
  }

  async function placeNew(quoted: QuotedSelection, canReuse: boolean): Promise<OrderWithLines> {
    const reuseUnfinished = async (exceptId?: string) => {
      if (!canReuse) return
      const unfinished = await listUnfinishedOrders(db(), userId, now)
      const others = unfinished.filter(({ id }) => id !== exceptId)
      const orderId = reusableOrder(others, quoted.lines)?.id ?? null
      const gatherFrom = ordersToGather(others, quoted.lines, orderId).map(({ id }) => id)
      if (orderId !== null || gatherFrom.length > 0)
        throw new ReuseInstead({ orderId, gatherFrom, quote: quoted })
    }
    await reuseUnfinished()
    // Once an event is sold out, most requests end here, without a lock.
    const shortage = shortageOf(quoted)
    if (!shortage || (await hasOffer(db(), userId))) {
      const order = await place(services, placement, quoted, { bodyDigest, now, reuseUnfinished })
      return 'lines' in order ? order : placedBefore(order)
    }
    // The last seats may have been taken by a request of the same person.
    const other = await findPlaced()
    if (other) return placedBefore(other)
    await reuseUnfinished()
    return refuseShortage(fail, shortage)
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

type PlacingParts = {
  bodyDigest: string
  now: Date
  /** Ends the transaction if the person has another order that takes the selection. */
  reuseUnfinished: (exceptId: string) => Promise<void>
}

// In the current transaction. Locks in the order of all changes: the order, the buyer, ticket types by id, packages by id, the promotional
// code. The buyer is locked, so that the second of two simultaneous orders counts the hold of the first (SEAT-5). Returns what was placed with
// the same key if another request was faster.
async function place(
  services: PaymentServices,
  { viewer, locale, idempotencyKey, fail }: Placement,
  quote: QuotedSelection,
  { bodyDigest, now, reuseUnfinished }: PlacingParts,
): Promise<OrderWithLines | Placed> {
  const { db, jobs } = services
  const userId = viewer.id
  const hasSeats = quote.lines.some(({ item }) => item.event !== null)
  const heldUntil = hasSeats ? new Date(now.getTime() + holdMinutes * 60_000) : null
  const hold = hasSeats ? holdStates.initial : null
  const values = { userId, idempotencyKey, bodyDigest, locale, heldUntil, hold, createdAt: now }
  const { isNew, row: order } = await insertOrder(db(), values, quote)
  if (!isNew) return order
  const returned = quote.promo ? await detachPromoCode(db(), quote.promo, { id: order.id, userId }) : 0
  const options = { key: order.id, isNewKey: true, startAfter: heldUntil ?? now }
  const [, holds, lines, , shortage] = await settleAll([
    hasSeats ? lockUser(db(), userId) : Promise.resolve(undefined),
    hasSeats ? countHolds(db(), userId) : Promise.resolve(0),
    insertOrderLines(db(), order.id, quote),
    hasSeats ? jobs.enqueue(expireOrder, { id: order.id }, options) : Promise.resolve(),
    takeSeatsOfOrder(services, { id: order.id, userId }, seatLinesOf(quote)),
  ])
  // A request of the same person may have placed one at the same moment.
  if (holds > 1) await reuseUnfinished(order.id)
  if (holds > maxHeldOrders) fail(409, { message: orderMessages.tooManyHolds })
  if (shortage) refuseShortage(fail, shortage)
  if (quote.promo && !(await reservePromoCode(db(), quote.promo, { userId, orderId: order.id, returned })))
    rejectPromoCode(fail)
  return newOrderWithLines(order, lines, quote)
}
