import { holdMinutes, maxHeldOrders } from '@chignon/contract/commerce/commerce-rules'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { replaceAttendees } from '../order/attendee.queries.ts'
import { lockOwnOrder } from '../order/find-own-order.ts'
import { fitAttendees } from '../order/fit-attendees.ts'
import { holdStates } from '../order/hold.states.ts'
import { addOrderKey, insertOrderLines, newOrderWithLines } from '../order/new-order.queries.ts'
import { orderMessages } from '../order/order.messages.ts'
import { deleteLinesOf } from '../order/order-line.queries.ts'
import { changeOrder, countHolds } from '../order/order.queries.ts'
import type { OrderWithLines } from '../order/order-parts.queries.ts'
import type { QuotedSelection } from '../order/quote-selection.ts'
import { isReusableFor, selectedEvents } from '../order/reusable-order.rules.ts'
import { lockUser } from '../../identity/user/user.queries.ts'
import { changeDraft } from './change-draft.ts'
import { divideOrder } from './divide-order.ts'
import { expireOrder } from './expire-orders.jobs.ts'
import { moveEventLines } from './move-event-lines.ts'
import { changeSeatsOfOrder } from './order-seats.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { changePromoCode } from './change-promo-code.ts'
import { refuseShortage, seatLinesOf } from './shortage.ts'

/** A selection that is ordered again. */
export type Reuse = {
  /** The unfinished order that takes it; null if none takes it as a whole. */
  orderId: string | null
  /** Other unfinished orders that hold seats of its events. */
  gatherFrom: readonly string[]
  viewer: Member
  locale: Locale
  idempotencyKey: string
  bodyDigest: string
  quote: QuotedSelection
  fail: Fail<'invalid' | 'conflict'>
}

class NotReusable extends Error {}

/**
 * Replaces the selection of an unfinished order: its seats are exchanged, the time of its hold continues, and attendees and address are kept.
 * It takes over what other unfinished orders hold of the same events; if those hold seats of other events too, they are divided (ORDER-15).
 * Returns null if one of them can no longer be changed, or the key was used in the meantime.
 */
export async function reuseOrder(services: PaymentServices, reuse: Reuse): Promise<OrderWithLines | null> {
  const { viewer, gatherFrom, idempotencyKey, bodyDigest } = reuse
  const eventIds = selectedEvents(reuse.quote.lines)
  const giveUp = (): never => {
    throw new NotReusable()
  }
  const changeOf = (orderId: string) => ({ orderId, viewer, fail: giveUp })
  try {
    // Card payments that were begun are cancelled at the provider before the transaction.
    for (const id of gatherFrom) await changeDraft(services, changeOf(id), async () => ({}))
    const orderId = reuse.orderId ?? (await divideFirst())
    return await changeDraft(services, changeOf(orderId), async (order, now) => {
      const gathered = await gather(order, now)
      if (!isReusableFor(gathered, reuse.quote.lines)) return giveUp()
      if (!(await addOrderKey(services.db(), { orderId, idempotencyKey, bodyDigest }))) return giveUp()
      await replaceSelection(services, gathered, reuse, now)
      return 'read again'
    })
  } catch (error) {
    if (error instanceof NotReusable) return null
    throw error
  }

  async function divideFirst(): Promise<string> {
    const [first] = gatherFrom
    if (first === undefined) return giveUp()
    return divideOrder(services, { change: changeOf(first), eventIds, bodyDigest })
  }

  async function gather(order: OrderWithLines, now: Date): Promise<OrderWithLines> {
    let gathered = order
    for (const id of gatherFrom) {
      const from = await lockOwnOrder(services.db(), id, viewer, giveUp)
      if (from.state === 'draft')
        gathered = await moveEventLines(services, { from, to: gathered, eventIds, now })
    }
    return gathered
  }
}

// Locks in the order of all changes: the order, the buyer, ticket types by id, packages by id, the promotional code.
async function replaceSelection(
  services: PaymentServices,
  order: OrderWithLines,
  { viewer, locale, quote, fail }: Reuse,
  now: Date,
): Promise<void> {
  const { db, jobs } = services
  const { id, attendees } = order
  const isFirstHold = order.hold === null && quote.lines.some(({ item }) => item.event !== null)
  const heldUntil = new Date(now.getTime() + holdMinutes * 60_000)
  const { currency, subtotal, discount, tax, total, promo } = quote
  await deleteLinesOf(db(), id)
  const rows = await insertOrderLines(db(), id, quote)
  const { lines } = newOrderWithLines(order, rows, quote)
  await replaceAttendees(db(), order, fitAttendees(lines, attendees))
  if (isFirstHold) await lockUser(db(), viewer.id)
  const seatOrder = { id, userId: viewer.id }
  const shortage = await changeSeatsOfOrder(services, seatOrder, order.lines, seatLinesOf(quote))
  if (shortage) refuseShortage(fail, shortage)
  await changePromoCode(services, order, promo, fail)
  await changeOrder(db(), id, {
    locale,
    currency,
    subtotal,
    discount,
    tax,
    total,
    promoCodeId: promo?.id ?? null,
    promoCode: promo?.code ?? null,
    ...(isFirstHold ? { hold: holdStates.initial, heldUntil } : {}),
  })
  if (!isFirstHold) return
  if ((await countHolds(db(), viewer.id)) > maxHeldOrders) fail(409, { message: orderMessages.tooManyHolds })
  await jobs.enqueue(expireOrder, { id }, { key: id, isNewKey: true, startAfter: heldUntil })
}
