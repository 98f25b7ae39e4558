import { replaceAttendees } from '../order/attendee.queries.ts'
import { fitAttendees } from '../order/fit-attendees.ts'
import { holdStates } from '../order/hold.states.ts'
import { deleteLines, insertCopies } from '../order/order-line.queries.ts'
import { changeOrder, changeOrderState } from '../order/order.queries.ts'
import type { OrderLine, OrderRow, OrderWithLines } from '../order/order-parts.queries.ts'
import { requoteOrder } from '../order/requote-order.ts'
import { findPromoCode, releasePromoCode } from '../promo-code/promo-code.queries.ts'
import { moveEntriesOfOrder } from '../waitlist/waitlist.queries.ts'
import { expireOrder } from './expire-orders.jobs.ts'
import type { PaymentServices } from '../payment/payment-services.ts'

/** Lines of one draft that another draft of the same person takes over. */
export type Move = { from: OrderWithLines; to: OrderWithLines; eventIds: ReadonlySet<string>; now: Date }

/**
 * Moves the lines of events from one draft to another of the same person, with their seats, attendees and offers of the waiting list
 * (ORDER-15). The seats are never free in between, and are held until the earlier of both times. A draft with no line left is cancelled.
 * In the current transaction, with both orders locked; returns `to` as it is then, with amounts that its caller computes.
 */
export async function moveEventLines(
  services: PaymentServices,
  { from, to, eventIds, now }: Move,
): Promise<OrderWithLines> {
  const { db } = services
  const isMoved = ({ event }: OrderLine) => event !== null && eventIds.has(event.id)
  const moved = from.lines.filter(isMoved)
  const kept = from.lines.filter((line) => !isMoved(line))
  if (moved.length === 0) return to
  const lines = [...to.lines, ...(await copyLines(services, moved, to))]
  const attendees = await replaceAttendees(
    db(),
    to,
    fitAttendees(lines, [...to.attendees, ...from.attendees]),
  )
  await moveEntriesOfOrder(db(), { from: from.id, to: to.id, eventIds: [...eventIds] })
  const hold = await joinHolds(services, from, to)
  if (kept.length === 0) await close(services, from, now)
  else await keepOnly(services, from, kept)
  return { ...to, ...hold, lines, attendees }
}

async function copyLines(
  { db }: PaymentServices,
  lines: readonly OrderLine[],
  to: OrderWithLines,
): Promise<OrderLine[]> {
  const last = Math.max(0, ...to.lines.map(({ position }) => position))
  const values = lines.map(({ id: _id, event: _event, ...line }, index) => ({
    ...line,
    orderId: to.id,
    position: last + index + 1,
  }))
  const copies = await insertCopies(db(), values)
  return copies.map((copy, index) => ({ ...copy, event: lines[index]?.event ?? null }))
}

async function joinHolds(
  { db, jobs }: PaymentServices,
  from: OrderRow,
  to: OrderRow,
): Promise<Partial<OrderRow>> {
  const times = [from.heldUntil, to.heldUntil].filter((time) => time !== null)
  const [heldUntil] = times.toSorted((a, b) => a.getTime() - b.getTime())
  if (!heldUntil) return {}
  const isProlonged = from.hold === 'prolonged' && to.hold === 'held'
  const hold = isProlonged ? holdStates.next('held', 'prolong') : (to.hold ?? from.hold)
  await changeOrder(db(), to.id, { heldUntil, hold })
  await jobs.enqueue(expireOrder, { id: to.id }, { key: to.id, startAfter: heldUntil })
  return { heldUntil, hold }
}

async function keepOnly(
  { db }: PaymentServices,
  order: OrderWithLines,
  kept: readonly OrderLine[],
): Promise<void> {
  const gone = order.lines.filter((line) => !kept.includes(line)).map(({ id }) => id)
  await deleteLines(db(), gone)
  await replaceAttendees(db(), order, fitAttendees(kept, order.attendees))
  // It keeps its code as long as the code applies to what is left.
  const promo = order.promoCode === null ? undefined : await findPromoCode(db(), order.promoCode)
  if (promo && (await requoteOrder(db(), order.id, promo))) return
  await requoteOrder(db(), order.id, null)
  if (order.promoCodeId !== null) await releasePromoCode(db(), order.promoCodeId)
}

// Its lines and amounts stay, so that money that arrives late is for what was ordered.
async function close({ db }: PaymentServices, order: OrderRow, now: Date): Promise<void> {
  await changeOrderState(db(), order, 'cancel', now)
  if (order.promoCodeId !== null) await releasePromoCode(db(), order.promoCodeId)
}
