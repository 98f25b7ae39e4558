import type { Connection } from '../db/client.ts'
import { orderLines, orders } from '../db/schema/order.ts'
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
import type { ItemKey } from './sold-item.queries.ts'

type NewOrder = Pick<
  typeof orders.$inferInsert,
  'userId' | 'idempotencyKey' | 'bodyDigest' | 'locale' | 'heldUntil' | 'hold' | 'createdAt'
>

/** A new order, or the one that was placed with the same key. */
export type InsertedOrder =
  | { isNew: true; row: OrderRow }
  | { isNew: false; row: { id: string; bodyDigest: string | null } }

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
    const [row] = await db
      .insert(orders)
      .values({
        ...values,
        number: randomOrderNumber(),
        currency,
        subtotal,
        discount,
        tax,
        total,
        promoCodeId: promo?.id ?? null,
        promoCode: promo?.code ?? null,
      })
      .onConflictDoNothing()
      .returning()
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
  return db.insert(orderLines).values(values).returning()
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

function eventOfLine({ id, startsAt, schedule, postponedAt }: LineEvent): LineEvent {
  return { id, startsAt, schedule, postponedAt }
}

function itemColumns({ type, id }: ItemKey): Partial<typeof orderLines.$inferInsert> {
  switch (type) {
    case 'course':
      return { courseId: id }
    case 'program':
      return { programId: id }
    case 'online-masterclass':
      return { onlineMasterclassId: id }
    case 'ticket':
      return { ticketTypeId: id }
    case 'package':
      return { ticketPackageId: id }
    case 'subscription':
      return { subscriptionPlanId: id }
  }
}
