import {
  changeEntry,
  listEntriesOf,
  listEntriesOfOrder,
  type WaitlistRow,
} from '../waitlist/waitlist.queries.ts'
import { linesOf, settleWaitlist, type WaitlistServices } from '../waitlist/settle-waitlist.ts'
import { findWaitlistEvent } from '../waitlist/waitlist-event.queries.ts'
import { isOfferOver } from '../waitlist/waitlist.rules.ts'
import { sendWaitlistMail } from '../waitlist/waitlist.mail.ts'
import {
  holdsSeats,
  lockSeatsOfLines,
  returnSeats,
  takeSeats,
  type SeatLine,
  type Shortage,
} from '../seat/seats.queries.ts'

type SeatOrder = { id: string; userId: string }

/**
 * Takes the seats of an order: first the seats that the waiting list offered to its buyer (WAIT-5). Returns the first line that exceeds what is
 * left; the caller then rolls back.
 */
export async function takeSeatsOfOrder<Line extends SeatLine>(
  services: WaitlistServices,
  order: SeatOrder,
  lines: readonly Line[],
): Promise<Shortage<Line> | null> {
  const { db } = services
  const seatLines = lines.filter(holdsSeats)
  const counts = countsOf(seatLines)
  if (seatLines.length === 0) return null
  if ((await findOffers(services, order.userId, counts)).length === 0) return takeSeats(db(), seatLines)
  const eventIds = await lockSeatsOfLines(db(), seatLines)
  // Read again, because an offer may have ended before the seats were locked.
  const offers = await findOffers(services, order.userId, counts)
  for (const offer of offers) await returnSeats(db(), linesOf(offer))
  const shortage = await takeSeats(db(), seatLines)
  if (shortage) return shortage
  for (const offer of offers) {
    const { ticketTypeId, ticketPackageId } = offer
    const count = Math.min(offer.count, counts.get(ticketTypeId) ?? 0)
    const hasPackages = ticketPackageId !== null && (counts.get(ticketPackageId) ?? 0) >= count
    await changeEntry(db(), offer, 'order', {
      orderId: order.id,
      count,
      ticketPackageId: hasPackages ? ticketPackageId : null,
    })
  }
  for (const eventId of eventIds) await settleWaitlist(services, eventId)
  return null
}

/**
 * Returns the seats of an order or of some of its lines: to the offer they were bought with while it lasts, the others to those who wait,
 * and what is left to everyone (WAIT-4, WAIT-5).
 */
export async function returnSeatsOfOrder(
  services: WaitlistServices,
  orderId: string,
  lines: readonly SeatLine[],
): Promise<void> {
  const { db, clock } = services
  const seatLines = lines.filter(holdsSeats)
  if (seatLines.length === 0) return
  const eventIds = await lockSeatsOfLines(db(), seatLines)
  await returnSeats(db(), seatLines)
  for (const entry of await listEntriesOfOrder(db(), orderId)) {
    const event = await findWaitlistEvent(db(), entry.liveMasterclassId)
    const isOver = !event || isOfferOver(entry, event, clock())
    await changeEntry(db(), entry, isOver ? 'lapse' : 'release', { orderId: null })
    if (isOver) await sendWaitlistMail(services, 'waitlist-lapsed', entry.id)
    else if (await takeSeats(db(), linesOf(entry))) throw new Error(`the order ${orderId} had other seats`)
  }
  for (const eventId of eventIds) await settleWaitlist(services, eventId)
}

/**
 * Exchanges the seats of an order for others. Until the transaction ends no one else gets its previous seats. Returns the first line that
 * exceeds what is left; the caller then rolls back.
 */
export async function changeSeatsOfOrder<Line extends SeatLine>(
  services: WaitlistServices,
  order: SeatOrder,
  before: readonly SeatLine[],
  after: readonly Line[],
): Promise<Shortage<Line> | null> {
  const { db, clock } = services
  const seatLines = [...before, ...after].filter(holdsSeats)
  if (seatLines.length === 0) return null
  const eventIds = await lockSeatsOfLines(db(), seatLines)
  await returnSeats(db(), before.filter(holdsSeats))
  const counts = countsOf(after.filter(holdsSeats))
  for (const entry of await listEntriesOfOrder(db(), order.id)) {
    if (linesOf(entry).every((line) => (counts.get(seatIdOf(line)) ?? 0) >= line.count)) continue
    // The order no longer uses all of an offer.
    const event = await findWaitlistEvent(db(), entry.liveMasterclassId)
    const isOver = !event || isOfferOver(entry, event, clock())
    await changeEntry(db(), entry, isOver ? 'lapse' : 'release', { orderId: null })
    if (!isOver && (await takeSeats(db(), linesOf(entry))))
      throw new Error(`the order ${order.id} had other seats`)
  }
  const shortage = await takeSeatsOfOrder(services, order, after)
  if (shortage) return shortage
  for (const eventId of eventIds) await settleWaitlist(services, eventId)
  return null
}

/** Ends the offers that a paid order has used. */
export async function acceptOffers({ db }: Pick<WaitlistServices, 'db'>, orderId: string): Promise<void> {
  for (const entry of await listEntriesOfOrder(db(), orderId)) await changeEntry(db(), entry, 'pay')
}

type Counts = ReadonlyMap<string, number>

// The offers that last, for ticket types that are ordered.
async function findOffers(
  { db, clock }: WaitlistServices,
  userId: string,
  counts: Counts,
): Promise<WaitlistRow[]> {
  const entries = await listEntriesOf(db(), userId)
  return entries.filter(
    ({ state, offerEndsAt, ticketTypeId }) =>
      state === 'offered' && offerEndsAt !== null && offerEndsAt > clock() && counts.has(ticketTypeId),
  )
}

function countsOf(lines: readonly SeatLine[]): Counts {
  return new Map(lines.map((line) => [seatIdOf(line), line.count]))
}

function seatIdOf({ ticketTypeId, ticketPackageId }: SeatLine): string {
  return ticketTypeId ?? ticketPackageId ?? ''
}
