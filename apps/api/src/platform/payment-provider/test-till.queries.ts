import { and, eq, isNull, sql } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { preparedInsert, preparedUpdate } from '../db/prepared-write.ts'
import { prepared } from '../db/prepared.ts'
import { testTillCards, testTillCharges, testTillEvents, testTillRefunds } from '../db/schema/test-till.ts'

export type ChargeRow = typeof testTillCharges.$inferSelect

/** What identifies a charge: its own id, the merchant's or its secret. */
export type ChargeKey = { id: string } | { paymentId: string } | { secret: string }

/** Finds a charge. */
export async function findCharge(db: Connection, key: ChargeKey): Promise<ChargeRow | null> {
  const [row] = await charge(db, keyOf(key)).execute(key)
  return row ?? null
}

/** Finds a charge and locks it until the transaction ends. */
export async function lockCharge(db: Connection, key: ChargeKey): Promise<ChargeRow | null> {
  const [row] = await lockedCharge(db, keyOf(key)).execute(key)
  return row ?? null
}

type KeyColumn = 'id' | 'secret' | 'paymentId'

function keyOf(key: ChargeKey): KeyColumn {
  if ('id' in key) return 'id'
  return 'secret' in key ? 'secret' : 'paymentId'
}

const charge = prepared(
  (key: KeyColumn) => `charge-by-${key}`,
  (db, key, name) => selectCharge(db, key).prepare(name),
)

const lockedCharge = prepared(
  (key: KeyColumn) => `locked-charge-by-${key}`,
  (db, key, name) => selectCharge(db, key).for('update').prepare(name),
)

function selectCharge(db: Connection, key: KeyColumn) {
  return db
    .select()
    .from(testTillCharges)
    .where(eq(testTillCharges[key], sql.placeholder(key)))
}

const chargeInsert = preparedInsert('insert-charge', testTillCharges, (db, values, name) =>
  db.insert(testTillCharges).values(values).onConflictDoNothing().returning().prepare(name),
)

const chargeUpdate = preparedUpdate('update-charge', testTillCharges, (db, change, name) =>
  db
    .update(testTillCharges)
    .set(change)
    .where(eq(testTillCharges.id, sql.placeholder('id')))
    .returning()
    .prepare(name),
)

const eventInsert = preparedInsert('insert-till-event', testTillEvents, (db, values, name) =>
  db.insert(testTillEvents).values(values).prepare(name),
)

/** Inserts a charge; returns the existing one if the idempotency key was used before. */
export async function insertCharge(
  db: Connection,
  values: typeof testTillCharges.$inferInsert,
): Promise<ChargeRow> {
  const [inserted] = await chargeInsert(db, [values])
  if (inserted) return inserted
  const [row] = await db
    .select()
    .from(testTillCharges)
    .where(eq(testTillCharges.idempotencyKey, values.idempotencyKey))
  if (!row) throw new Error('another charge of the test till has this payment id')
  return row
}

/** Changes a charge. */
export async function updateCharge(
  db: Connection,
  id: string,
  change: Partial<typeof testTillCharges.$inferInsert>,
): Promise<ChargeRow> {
  const [row] = await chargeUpdate(db, change, { id })
  if (!row) throw new Error(`the charge ${id} does not exist`)
  return row
}

/** Saves the card of a charge. */
export async function saveCard(
  db: Connection,
  chargeId: string,
  values: typeof testTillCards.$inferInsert,
): Promise<ChargeRow> {
  await db.insert(testTillCards).values(values)
  return updateCharge(db, chargeId, { savedCardId: values.id })
}

/** Finds a saved card. */
export async function findCard(db: Connection, id: string) {
  const [row] = await db.select().from(testTillCards).where(eq(testTillCards.id, id))
  return row ?? null
}

/** Finds a refund by the merchant's id. */
export async function findTillRefund(db: Connection, refundId: string) {
  const [row] = await db.select().from(testTillRefunds).where(eq(testTillRefunds.refundId, refundId))
  return row ?? null
}

/** Inserts a refund. */
export async function insertTillRefund(
  db: Connection,
  values: typeof testTillRefunds.$inferInsert,
): Promise<void> {
  await db.insert(testTillRefunds).values(values)
}

/** Inserts an event. */
export async function insertTillEvent(
  db: Connection,
  values: typeof testTillEvents.$inferInsert,
): Promise<void> {
  await eventInsert(db, [values])
}

/** Finds an event that the merchant has not accepted yet. */
export async function findUndelivered(db: Connection, id: string) {
  const [row] = await db
    .select()
    .from(testTillEvents)
    .where(and(eq(testTillEvents.id, id), isNull(testTillEvents.deliveredAt)))
  return row ?? null
}

/** Marks an event as accepted. */
export async function markDelivered(db: Connection, id: string, deliveredAt: Date): Promise<void> {
  await db.update(testTillEvents).set({ deliveredAt }).where(eq(testTillEvents.id, id))
}
