import type { Billing } from '@chignon/contract/commerce/billing'
import { and, asc, count, desc, eq, isNotNull, sql, unionAll } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { preparedUpdate } from '../../platform/db/prepared-write.ts'
import { preparedOnce } from '../../platform/db/prepared.ts'
import { orderKeys, orderLines, orders } from '../../platform/db/schema/order.ts'
import { settleAll } from '../../platform/db/settle-all.ts'
import { holdEventOf, holdStates } from './hold.states.ts'
import {
  orderParts,
  withParts,
  type OrderLineRow,
  type OrderRow,
  type OrderWithLines,
} from './order-parts.queries.ts'
import { orderStates, type OrderEvent } from './order.states.ts'

const orderById = preparedOnce('order-by-id', (db, name) =>
  db
    .select(orderParts)
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare(name),
)

const lockedOrder = preparedOnce('locked-order', (db, name) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .for('update')
    .prepare(name),
)

// Its values are not read.
const orderLock = preparedOnce('order-lock', (db, name) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .for('update')
    .prepare(name),
)

const orderByKey = preparedOnce('order-by-key', (db, name) =>
  unionAll(
    db
      .select({ id: orders.id, bodyDigest: orders.bodyDigest })
      .from(orders)
      .where(
        and(
          eq(orders.userId, sql.placeholder('userId')),
          eq(orders.idempotencyKey, sql.placeholder('idempotencyKey')),
        ),
      ),
    db
      .select({ id: orders.id, bodyDigest: sql<string | null>`${orderKeys.bodyDigest}` })
      .from(orderKeys)
      .innerJoin(orders, eq(orders.id, orderKeys.orderId))
      .where(
        and(
          eq(orders.userId, sql.placeholder('userId')),
          eq(orderKeys.idempotencyKey, sql.placeholder('idempotencyKey')),
        ),
      ),
  ).prepare(name),
)

const holdCount = preparedOnce('hold-count', (db, name) =>
  db
    .select({ holds: count() })
    .from(orders)
    .where(
      and(eq(orders.userId, sql.placeholder('userId')), eq(orders.state, 'draft'), isNotNull(orders.hold)),
    )
    .prepare(name),
)

const stateUpdate = preparedUpdate('update-order-state', orders, (db, change, name) =>
  db
    .update(orders)
    .set(change)
    .where(and(eq(orders.id, sql.placeholder('id')), eq(orders.state, sql.placeholder('from'))))
    .returning({ id: orders.id })
    .prepare(name),
)

const orderUpdate = preparedUpdate('update-order', orders, (db, change, name) =>
  db
    .update(orders)
    .set(change)
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare(name),
)

/** Finds an order with its lines; undefined if it does not exist. */
export async function findOrder(db: Connection, id: string): Promise<OrderWithLines | undefined> {
  const [found] = await orderById(db).execute({ id })
  return found && withParts(found)
}

/** Orders with their lines, by their ids. */
export async function findOrders(db: Connection, ids: string[]): Promise<Map<string, OrderWithLines>> {
  const rows = await db.select(orderParts).from(orders).where(idIn(orders.id, ids))
  return new Map(rows.map((row) => [row.order.id, withParts(row)]))
}

/** Finds an order without its lines; undefined if it does not exist. */
export async function findOrderRow(db: Connection, id: string): Promise<OrderRow | undefined> {
  const [found] = await db.select().from(orders).where(eq(orders.id, id))
  return found
}

/** The id and the digest of the order that a person placed with an idempotency key. */
export async function findOrderByKey(db: Connection, userId: string, idempotencyKey: string) {
  const [found] = await orderByKey(db).execute({ userId, idempotencyKey })
  return found
}

/** A page of a person's orders, newest first. */
export async function listOrders(db: Connection, userId: string, pageParams: PageParams) {
  const where = eq(orders.userId, userId)
  const counted = db.select({ total: count() }).from(orders).where(where)
  const rows = db
    .select({ ...orderParts, total: totalOf(counted) })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), orders.id)
  const page = await paginate(pageParams, rows, counted)
  return { total: page.total, rows: page.rows.map(withParts) }
}

/** Loads an order with `SELECT … FOR UPDATE`; undefined if it does not exist. The first lock of every change of an order. */
export async function lockOrder(db: Connection, id: string): Promise<OrderRow | undefined> {
  const [found] = await lockedOrder(db).execute({ id })
  return found
}

/**
 * Locks an order and returns it with its lines. The lines are read after locking, because a statement that waits for a lock reads other tables
 * as they were before.
 */
export async function lockOrderWithLines(db: Connection, id: string): Promise<OrderWithLines | undefined> {
  const [, order] = await settleAll([orderLock(db).execute({ id }), findOrder(db, id)])
  return order
}

/** The lines of an order in order. */
export function listOrderLines(db: Connection, orderId: string): Promise<OrderLineRow[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
}

/** How many unpaid orders of a person hold seats. */
export async function countHolds(db: Connection, userId: string): Promise<number> {
  const [row] = await holdCount(db).execute({ userId })
  return row?.holds ?? 0
}

/**
 * Changes the state of a locked order and of its hold by the tables in `order.states.ts` and `hold.states.ts`, with the times that
 * belong to it. Returns what it has changed. Throws for an event that its state does not accept.
 */
export async function changeOrderState(
  db: Connection,
  order: Pick<OrderRow, 'id' | 'state' | 'hold'>,
  event: OrderEvent,
  now: Date,
): Promise<Partial<OrderRow>> {
  const state = orderStates.next(order.state, event)
  const holdEvent = holdEventOf[event]
  const isPaid = event === 'pay' || event === 'payLate'
  const isClosed = state === 'cancelled' || state === 'expired'
  const change = {
    state,
    ...(order.hold && holdEvent ? { hold: holdStates.next(order.hold, holdEvent) } : {}),
    ...(isPaid ? { paidAt: now, heldUntil: null, closedAt: null } : {}),
    ...(isClosed ? { closedAt: now, heldUntil: null } : {}),
  }
  const changed = await stateUpdate(db, change, { id: order.id, from: order.state })
  if (changed.length === 0) throw new Error(`the order ${order.id} was not locked when its state changed`)
  return change
}

/** Changes values of an order other than its state. */
export async function changeOrder(
  db: Connection,
  id: string,
  values: Partial<Omit<OrderRow, 'id' | 'state' | 'billing'>> & { billing?: Billing },
): Promise<void> {
  await orderUpdate(db, values, { id })
}
