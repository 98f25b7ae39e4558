import { and, count, desc, eq, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { auditEntries } from '../../platform/db/schema/audit.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { refunds } from '../../platform/db/schema/payment.ts'
import { users } from '../../platform/db/schema/user.ts'

/** A withdrawal with its order and its buyer. */
export type ListedWithdrawal = Awaited<ReturnType<typeof listWithdrawals>>['rows'][number]

// As in the partial index.
const isWithdrawal = sql`${refunds.reason} in ('withdrawal', 'event_postponed')`

// The name of who declared it for the buyer, as the audit log says.
const declaredBy = sql<string | null>`(
  select btrim(${users.firstName} || ' ' || ${users.lastName}) from ${auditEntries}
  join ${users} on ${users.id} = ${auditEntries.actorId}
  where ${auditEntries.subjectType} = 'order' and ${auditEntries.subjectId} = ${orders.id}
    and ${auditEntries.action} = 'order.withdraw' and ${auditEntries.after} ->> 'refund' = ${refunds.id}::text
  limit 1)`

/** A page of withdrawals, newest first. */
export function listWithdrawals(
  db: Connection,
  state: typeof refunds.$inferSelect.state | undefined,
  pageParams: PageParams,
) {
  const where = and(isWithdrawal, state && eq(refunds.state, state))
  const counted = db.select({ total: count() }).from(refunds).where(where)
  const rows = db
    .select({
      refund: refunds,
      order: { id: orders.id, number: orders.number, currency: orders.currency },
      buyer: { firstName: users.firstName, lastName: users.lastName },
      declaredBy,
      total: totalOf(counted),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
  return paginate(pageParams, rows, counted)
}
