import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  sql,
  sum,
} from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { preparedInsert, preparedUpdate } from '../../platform/db/prepared-write.ts'
import { preparedOnce } from '../../platform/db/prepared.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import { paymentEvents, payments } from '../../platform/db/schema/payment.ts'

/** A row of a payment attempt. */
export type PaymentRow = typeof payments.$inferSelect

/** Finds a payment by our id, or by its provider's. */
export async function findPayment(
  db: Connection,
  key: { id: string } | { provider: 'stripe' | 'test-till'; providerId: string },
): Promise<PaymentRow | undefined> {
  const where =
    'id' in key
      ? eq(payments.id, key.id)
      : and(eq(payments.provider, key.provider), eq(payments.providerId, key.providerId))
  const [found] = await db.select().from(payments).where(where)
  return found
}

const paymentWithOrder = preparedOnce('payment-with-order', (db, name) =>
  selectPaymentWithOrder(db).prepare(name),
)

const lockedPaymentWithOrder = preparedOnce('locked-payment-with-order', (db, name) =>
  selectPaymentWithOrder(db)
    .for('update', { of: [orders, payments] })
    .prepare(name),
)

function selectPaymentWithOrder(db: Connection) {
  return db
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, sql.placeholder('id')))
}

/** A payment and its order; undefined if it does not exist. */
export async function findPaymentWithOrder(
  db: Connection,
  id: string,
): Promise<{ payment: PaymentRow; order: typeof orders.$inferSelect } | undefined> {
  const [found] = await paymentWithOrder(db).execute({ id })
  return found
}

/** Loads a payment and its order with `SELECT … FOR UPDATE`. PostgreSQL locks the order first, because it is named first. */
export async function lockPaymentWithOrder(
  db: Connection,
  id: string,
): Promise<{ payment: PaymentRow; order: typeof orders.$inferSelect } | undefined> {
  const [found] = await lockedPaymentWithOrder(db).execute({ id })
  return found
}

/** The payments of an order, oldest first. */
export function listPayments(db: Connection, orderId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id))
}

const paymentInsert = preparedInsert('insert-payment', payments, (db, values, name) =>
  db.insert(payments).values(values).returning().prepare(name),
)

const paymentUpdate = preparedUpdate('update-payment', payments, (db, change, name) =>
  db
    .update(payments)
    .set(change)
    .where(eq(payments.id, sql.placeholder('id')))
    .returning()
    .prepare(name),
)

/** Inserts a payment. */
export async function insertPayment(
  db: Connection,
  values: typeof payments.$inferInsert,
): Promise<PaymentRow> {
  const [row] = await paymentInsert(db, [values])
  if (!row) throw new Error('the payment was not inserted')
  return row
}

/** Changes a payment. */
export async function changePayment(
  db: Connection,
  id: string,
  values: Partial<typeof payments.$inferInsert>,
): Promise<PaymentRow> {
  const [row] = await paymentUpdate(db, values, { id })
  if (!row) throw new Error(`the payment ${id} does not exist`)
  return row
}

/** Card payments of a provider without a final answer that were not checked since `before`: those never checked first, then the least recently. */
export async function listUncheckedPayments(
  db: Connection,
  { provider, before, limit }: { provider: 'stripe' | 'test-till'; before: Date; limit: number },
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.state, ['created', 'needs_card', 'needs_confirmation', 'processing']),
        eq(payments.method, 'card'),
        eq(payments.provider, provider),
        lt(payments.createdAt, before),
        or(isNull(payments.checkedAt), lt(payments.checkedAt, before)),
      ),
    )
    .orderBy(sql`${payments.checkedAt} asc nulls first`, asc(payments.createdAt))
    .limit(limit)
}

type EventKey = { provider: 'stripe' | 'test-till'; eventId: string }

/** Whether an event of a provider was received before. */
export async function hasEvent(db: Connection, { provider, eventId }: EventKey): Promise<boolean> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)))
  return rows.length > 0
}

/** Stores that an event was received. */
export async function insertEvent(
  db: Connection,
  values: EventKey & Pick<typeof paymentEvents.$inferInsert, 'type' | 'subjectId' | 'outcome' | 'receivedAt'>,
): Promise<void> {
  await db.insert(paymentEvents).values(values).onConflictDoNothing()
}

const attemptCount = preparedOnce('attempt-count', (db, name) =>
  db
    .select({ attempts: count() })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(eq(orders.userId, sql.placeholder('userId')), gte(payments.createdAt, sql.placeholder('since'))),
    )
    .prepare(name),
)

/** How many payments a person has started since a time. */
export async function countAttemptsSince(db: Connection, userId: string, since: Date): Promise<number> {
  const [row] = await attemptCount(db).execute({ userId, since: since.toISOString() })
  return row?.attempts ?? 0
}

/** How many seats a person holds against unpaid invoices of other orders (INVOICE-7). */
export async function countUnpaidSeats(
  db: Connection,
  userId: string,
  exceptOrderId: string,
): Promise<number> {
  const [row] = await db
    .select({ seats: sum(orderLines.count).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        ne(orders.id, exceptOrderId),
        eq(orders.state, 'awaiting_payment'),
        isNotNull(orders.dueAt),
        eq(orderLines.type, 'ticket'),
      ),
    )
  return row?.seats ?? 0
}
