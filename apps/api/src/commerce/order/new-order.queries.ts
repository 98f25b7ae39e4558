import type { Connection } from '../../platform/db/client.ts'
import { preparedInsert } from '../../platform/db/prepared-write.ts'
import { orderKeys, orderLines, orders } from '../../platform/db/schema/order.ts'
import {
  firstStart,
  type LineEvent,
  type OrderLineRow,
  type OrderRow,
  type OrderWithLines,
} from './order-parts.queries.ts'
import { findOrderByKey } from './order.queries.ts'
import { randomOrderNumber } from './order-number.ts'
import type { QuotedSelection } from './quote-selection.ts'
import type { ItemKey, SoldItem } from './sold-item.queries.ts'

type NewOrder = Pick<
  typeof orders.$inferInsert,
  'userId' | 'idempotencyKey' | 'bodyDigest' | 'locale' | 'heldUntil' | 'hold' | 'createdAt'
>

/** A new order, or the one that was placed with the same key. */
export type InsertedOrder =
  | { isNew: true; row: OrderRow }
  | { isNew: false; row: { id: string; bodyDigest: string | null } }

const orderInsert = preparedInsert('insert-order', orders, (db, values, name) =>
  db.insert(orders).values(values).onConflictDoNothing().returning().prepare(name),
)

const lineInsert = preparedInsert('insert-order-lines', orderLines, (db, values, name) =>
  db.insert(orderLines).values(values).returning().prepare(name),
)

/**
 * Inserts a draft order, or finds the one that was placed with the same key. It waits for a concurrent transaction that inserts the
 * same key.
 */
export async function insertOrder(
  db: Connection,
  values: NewOrder,
  { currency, subtotal, discount, tax, total, promo }: QuotedSelection,
): Promise<InsertedOrder> {
  for (;;) {
    const number = randomOrderNumber()
    const amounts = { currency, subtotal, discount, tax, total }
    const code = { promoCodeId: promo?.id ?? null, promoCode: promo?.code ?? null }
    const [row] = await orderInsert(db, [{ ...values, number, ...amounts, ...code }])
    if (row) return { isNew: true, row }
    const placed = await findOrderByKey(db, values.userId, values.idempotencyKey)
    if (placed) return { isNew: false, row: placed }
    // The number was taken.
  }
}

/** Inserts the lines of a quote as a snapshot (ORDER-7). */
export function insertOrderLines(
  db: Connection,
  orderId: string,
  { lines }: Pick<QuotedSelection, 'lines'>,
): Promise<OrderLineRow[]> {
  const values = lines.map(({ item, count, subtotal, discount, tax, total }, index) => ({
    orderId,
    position: index + 1,
    type: item.type,
    ...itemColumns(item),
    name: item.name,
    eventName: item.event?.name ?? null,
    slug: item.slug,
    accessDays: item.accessDays,
    unitPrice: item.unitPrice,
    count,
    subtotal,
    discount,
    tax,
    total,
  }))
  return lineInsert(db, values)
}

/** A new order with its lines, as `findOrder` returns it. */
export function newOrderWithLines(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  quote: Pick<QuotedSelection, 'lines'>,
): OrderWithLines {
  const events = quote.lines.map(({ item }) => item.event && eventOfLine(item.event))
  return {
    ...order,
    lines: lines.map((line, index) => ({ ...line, event: events[index] ?? null })),
    attendees: [],
    eventStartsAt: firstStart(events.filter((event) => event !== null)),
    payment: null,
  }
}

function eventOfLine({ name: _name, ...event }: NonNullable<SoldItem['event']>): LineEvent {
  return event
}

// All columns, so that lines of other types are inserted with the same statement.
function itemColumns({ type, id }: ItemKey) {
  return {
    courseId: type === 'course' ? id : null,
    programId: type === 'program' ? id : null,
    onlineMasterclassId: type === 'online-masterclass' ? id : null,
    ticketTypeId: type === 'ticket' ? id : null,
    ticketPackageId: type === 'package' ? id : null,
    subscriptionPlanId: type === 'subscription' ? id : null,
  }
}

/** Adds an idempotency key by which an order is found too; false if the key was used in the meantime. */
export async function addOrderKey(db: Connection, key: typeof orderKeys.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(orderKeys)
    .values(key)
    .onConflictDoNothing()
    .returning({ orderId: orderKeys.orderId })
  return added.length > 0
}
