import { draftHours } from '@chignon/contract/business-rules'
import { and, asc, inArray, lte, sql } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { orders } from '../db/schema/order.ts'

/** The ids of unpaid orders whose time is over, oldest first; `isLapsed` decides the same of one. */
export async function listLapsedOrders(db: Connection, now: Date, limit: number): Promise<string[]> {
  const { id, state, dueAt, heldUntil, createdAt } = orders
  const endsAt = sql`coalesce(${dueAt}, ${heldUntil}, ${createdAt} + make_interval(hours => ${draftHours}))`
  const rows = await db
    .select({ id })
    .from(orders)
    .where(
      and(inArray(state, ['draft', 'awaiting_payment']), lte(endsAt, sql`${now.toISOString()}::timestamptz`)),
    )
    .orderBy(asc(createdAt))
    .limit(limit)
  return rows.map((row) => row.id)
}
