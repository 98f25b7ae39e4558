import { draftHours } from '@chignon/contract/commerce/commerce-rules'
import { and, asc, eq, gt, lte, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/order.ts'

type Page = { state: 'draft' | 'awaiting_payment'; now: Date; after: string | undefined; limit: number }

/** The ids after one of orders in a state whose time is over, in their order; `isLapsed` decides the same of one. */
export async function listLapsedOrders(
  db: Connection,
  { state, now, after, limit }: Page,
): Promise<string[]> {
  const { id, dueAt, heldUntil, createdAt } = orders
  const endsAt = sql`coalesce(${dueAt}, ${heldUntil}, ${createdAt} + make_interval(hours => ${draftHours}))`
  const rows = await db
    .select({ id })
    .from(orders)
    .where(
      and(
        eq(orders.state, state),
        lte(endsAt, sql`${now.toISOString()}::timestamptz`),
        after === undefined ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(limit)
  return rows.map((row) => row.id)
}
