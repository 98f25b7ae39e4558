import { accessEndingDays, invoiceDays, invoiceReminderDay } from '@chignon/contract/commerce/commerce-rules'
import { and, eq, gt, isNull, lte, type SQL, sql } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { accesses } from '../db/schema/access.ts'
import { orders } from '../db/schema/order.ts'
import { users } from '../db/schema/user.ts'

/** An access that ends soon: whose, and to what. */
export type Ending = { userId: string; type: string; id: string }

/** An order whose invoice is to be paid. */
export type DueInvoice = { userId: string; id: string }

type Page<Item> = { now: Date; after: Item | undefined; limit: number }

const day = 24 * 60 * 60 * 1000

const after = (now: Date, days: number) => new Date(now.getTime() + days * day)

/** Whether the person of the row was not notified since a time, read or not. */
function isNew(kind: string, userId: SQL, subjectId: SQL, since: SQL): SQL {
  return sql`not exists (select from notifications as earlier where earlier.user_id = ${userId}
    and earlier.kind = ${kind} and earlier.subject_id = ${subjectId} and earlier.created_at >= ${since})`
}

/**
 * Accesses that end within `accessEndingDays` and whose owner was not notified of this end. Buying again moves the end, which is then
 * announced again. An access that was never longer is left out.
 */
export async function listEndingAccesses(
  db: Connection,
  { now, after: last, limit }: Page<Ending>,
): Promise<Ending[]> {
  const productId = sql<string>`coalesce(${accesses.courseId}, ${accesses.programId}, ${accesses.onlineMasterclassId})`
  const type = sql<string>`case when ${accesses.courseId} is not null then 'course'
    when ${accesses.programId} is not null then 'program' else 'online-masterclass' end`
  const end = sql`max(${accesses.endsAt})`
  const announced = sql`make_interval(days => ${accessEndingDays})`
  return db
    .select({ userId: accesses.userId, type, id: productId })
    .from(accesses)
    .innerJoin(users, and(eq(users.id, accesses.userId), isNull(users.deletedAt)))
    .groupBy(accesses.userId, accesses.courseId, accesses.programId, accesses.onlineMasterclassId)
    .having(
      and(
        gt(end, now),
        lte(end, after(now, accessEndingDays)),
        sql`${end} - min(${accesses.startsAt}) > ${announced}`,
        isNew('access-ending', sql`${accesses.userId}`, productId, sql`${end} - ${announced}`),
        last && sql`(${accesses.userId}, ${productId}) > (${last.userId}::uuid, ${last.id}::uuid)`,
      ),
    )
    .orderBy(accesses.userId, productId)
    .limit(limit)
}

/** Unpaid invoices whose reminder is due and whose buyer was not notified. */
export function listDueInvoices(
  db: Connection,
  { now, after: last, limit }: Page<DueInvoice>,
): Promise<DueInvoice[]> {
  return db
    .select({ userId: orders.userId, id: orders.id })
    .from(orders)
    .innerJoin(users, and(eq(users.id, orders.userId), isNull(users.deletedAt)))
    .where(
      and(
        eq(orders.state, 'awaiting_payment'),
        gt(orders.dueAt, now),
        lte(orders.dueAt, after(now, invoiceDays - invoiceReminderDay)),
        isNew('invoice-due', sql`${orders.userId}`, sql`${orders.id}`, sql`${orders.createdAt}`),
        last && gt(orders.id, last.id),
      ),
    )
    .orderBy(orders.id)
    .limit(limit)
}
