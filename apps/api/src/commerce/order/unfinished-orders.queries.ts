import { draftHours } from '@chignon/contract/commerce/commerce-rules'
import { and, desc, eq, gt, inArray, isNotNull, isNull, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { preparedOnce } from '../../platform/db/prepared.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { orderParts, withParts, type OrderWithLines } from './order-parts.queries.ts'

const { userId, state, dueAt, heldUntil, bodyDigest, createdAt } = orders

const unfinishedOrders = preparedOnce('unfinished-orders', (db, name) =>
  db
    .select(orderParts)
    .from(orders)
    .where(
      and(
        eq(userId, sql.placeholder('userId')),
        inArray(state, ['draft', 'awaiting_payment']),
        isNull(dueAt),
        // Renewals are orders of ours.
        isNotNull(bodyDigest),
        gt(
          sql`coalesce(${heldUntil}, ${createdAt} + make_interval(hours => ${sql.raw(String(draftHours))}))`,
          sql`${sql.placeholder('now')}::timestamptz`,
        ),
      ),
    )
    .orderBy(desc(createdAt), orders.id)
    .limit(20)
    .prepare(name),
)

/**
 * The orders that a person has begun and can still complete, newest first: neither paid nor lapsed, and not waiting for a bank transfer
 * (ORDER-15).
 */
export async function listUnfinishedOrders(
  db: Connection,
  person: string,
  now: Date,
): Promise<OrderWithLines[]> {
  const rows = await unfinishedOrders(db).execute({ userId: person, now: now.toISOString() })
  return rows.map(withParts)
}
