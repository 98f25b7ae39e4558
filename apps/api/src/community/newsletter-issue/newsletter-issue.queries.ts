import { count, desc, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import {
  newsletterDeliveries,
  newsletterIssues,
  newsletterSubscribers,
} from '../../platform/db/schema/newsletter.ts'

// With the names of the tables: Drizzle omits them in a query of one table.
const countWhere = (condition: string): SQL<number> =>
  sql<number>`(select count(*)::int from newsletter_deliveries as delivery
    where delivery.issue_id = newsletter_issues.id and ${sql.raw(condition)})`

const issueColumns = {
  id: newsletterIssues.id,
  state: newsletterIssues.state,
  subject: newsletterIssues.subject,
  text: newsletterIssues.text,
  createdAt: newsletterIssues.createdAt,
  scheduledAt: newsletterIssues.scheduledAt,
  sentCount: countWhere('true'),
  countedCount: countWhere('delivery.has_picture'),
  openedCount: countWhere('delivery.opened_at is not null'),
  bouncedCount: countWhere('delivery.bounced_at is not null'),
  unsubscribedCount: countWhere('delivery.unsubscribed_at is not null'),
}

/** An issue with what became of it. */
export type IssueRow = NonNullable<Awaited<ReturnType<typeof findIssue>>>

/** A page of issues, newest first. */
export function listIssues(db: Connection, pageParams: PageParams) {
  const counted = db.select({ total: count() }).from(newsletterIssues)
  const rows = db
    .select({ ...issueColumns, total: totalOf(counted) })
    .from(newsletterIssues)
    .orderBy(desc(newsletterIssues.createdAt), newsletterIssues.id)
  return paginate(pageParams, rows, counted)
}

/** Inserts a draft and returns its id. */
export async function insertIssue(
  db: Connection,
  values: typeof newsletterIssues.$inferInsert,
): Promise<string> {
  const [inserted] = await db.insert(newsletterIssues).values(values).returning({ id: newsletterIssues.id })
  if (!inserted) throw new Error('insert returned no row')
  return inserted.id
}

/** Finds an issue. */
export async function findIssue(db: Connection, id: string) {
  const [found] = await db.select(issueColumns).from(newsletterIssues).where(eq(newsletterIssues.id, id))
  return found
}

/** Locks an issue until the transaction ends. */
export async function lockIssue(db: Connection, id: string) {
  const [locked] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)).for('update')
  return locked
}

/** What of an issue is changed. */
export type IssueChange = Partial<Omit<typeof newsletterIssues.$inferInsert, 'id'>>

/** Changes an issue. */
export async function updateIssue(db: Connection, id: string, change: IssueChange): Promise<void> {
  await db.update(newsletterIssues).set(change).where(eq(newsletterIssues.id, id))
}

/** Deletes an issue. */
export async function deleteIssue(db: Connection, id: string): Promise<void> {
  await db.delete(newsletterIssues).where(eq(newsletterIssues.id, id))
}

/** A delivery with its issue and its subscriber. */
export async function findDelivery(db: Connection, id: string) {
  const [found] = await db
    .select({ delivery: newsletterDeliveries, issue: newsletterIssues, subscriber: newsletterSubscribers })
    .from(newsletterDeliveries)
    .innerJoin(newsletterIssues, eq(newsletterIssues.id, newsletterDeliveries.issueId))
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterDeliveries.subscriberId))
    .where(eq(newsletterDeliveries.id, id))
  return found
}
