import { and, count, desc, eq, isNotNull, isNull, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { moneyCases } from '../../platform/db/schema/money-case.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { users } from '../../platform/db/schema/user.ts'

/** A row of a case. */
export type MoneyCaseRow = typeof moneyCases.$inferSelect

export type NewMoneyCase = typeof moneyCases.$inferInsert

/** A case with its order. */
export type MoneyCaseWithOrder = {
  moneyCase: MoneyCaseRow
  order: { id: string; number: string } | null
  buyer: { firstName: string; lastName: string } | null
}

const columns = {
  moneyCase: moneyCases,
  order: { id: orders.id, number: orders.number },
  buyer: { firstName: users.firstName, lastName: users.lastName },
}

/** A page of open or resolved cases, newest first. */
export function listMoneyCases(db: Connection, state: 'open' | 'resolved', pageParams: PageParams) {
  const where = state === 'open' ? isNull(moneyCases.resolvedAt) : isNotNull(moneyCases.resolvedAt)
  const counted = db.select({ total: count() }).from(moneyCases).where(where)
  const rows = db
    .select({ ...columns, total: totalOf(counted) })
    .from(moneyCases)
    .leftJoin(orders, eq(orders.id, moneyCases.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(desc(moneyCases.createdAt), moneyCases.id)
  return paginate(pageParams, rows, counted)
}

/** Finds a case. */
export async function findMoneyCase(db: Connection, id: string): Promise<MoneyCaseWithOrder | undefined> {
  const [found] = await db
    .select(columns)
    .from(moneyCases)
    .leftJoin(orders, eq(orders.id, moneyCases.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(moneyCases.id, id))
  return found
}

/** Notes a case, once. Returns false if it was noted before. */
export async function insertMoneyCase(db: Connection, values: NewMoneyCase): Promise<boolean> {
  const inserted = await db
    .insert(moneyCases)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: moneyCases.id })
  return inserted.length > 0
}

/** Notes a dispute, or what has become of it. One that is won resolves itself, one that changes otherwise opens again. */
export async function upsertDispute(
  db: Connection,
  values: NewMoneyCase & { outcome: 'open' | 'won' | 'lost' },
  now: Date,
): Promise<void> {
  const { outcome, amount, reason, respondBy } = values
  const resolvedAt = outcome === 'won' ? now : null
  await db
    .insert(moneyCases)
    .values({ ...values, resolvedAt })
    .onConflictDoUpdate({
      target: [moneyCases.provider, moneyCases.kind, moneyCases.reference],
      set: { outcome, amount, reason, respondBy, resolvedAt },
      setWhere: sql`${moneyCases.outcome} is distinct from excluded.outcome`,
    })
}

/** Resolves an open case. Returns false if it is not open. */
export async function resolveMoneyCase(
  db: Connection,
  id: string,
  change: { resolvedAt: Date; note: string },
): Promise<boolean> {
  const resolved = await db
    .update(moneyCases)
    .set(change)
    .where(and(eq(moneyCases.id, id), isNull(moneyCases.resolvedAt)))
    .returning({ id: moneyCases.id })
  return resolved.length > 0
}

/** Resolves what was noted about something, since it is settled. */
export async function settleMoneyCase(
  db: Connection,
  { kind, reference }: Pick<NewMoneyCase, 'kind' | 'reference'>,
  now: Date,
): Promise<void> {
  await db
    .update(moneyCases)
    .set({ resolvedAt: now })
    .where(and(eq(moneyCases.kind, kind), eq(moneyCases.reference, reference), isNull(moneyCases.resolvedAt)))
}
