import type { Reach } from '@chignon/contract/platform/permission'
import { waitingKinds, type WaitingKind } from '@chignon/contract/platform/today'
import { isLessonTaughtBy, isProgramTaughtBy } from '../catalogue/educator/teaches.queries.ts'
import { dueSoon, isDueBy } from '../commerce/staff-order/order-filter.queries.ts'
import type { Connection } from '../platform/db/client.ts'
import { and, count, eq, isNotNull, isNull, min, ne, or, sql } from '../platform/db/drizzle.ts'
import { bankTransactions } from '../platform/db/schema/bank-transaction.ts'
import { conversations } from '../platform/db/schema/chat.ts'
import { contactMessages } from '../platform/db/schema/contact.ts'
import { examAttempts } from '../platform/db/schema/exam-attempt.ts'
import { exams } from '../platform/db/schema/exam.ts'
import { moneyCases } from '../platform/db/schema/money-case.ts'
import { reports } from '../platform/db/schema/moderation.ts'
import { orders } from '../platform/db/schema/order.ts'
import { payments, refunds } from '../platform/db/schema/payment.ts'
import { videos } from '../platform/db/schema/video.ts'

/** How many things of a kind wait, and since when the oldest does. */
export type Waiting = { kind: WaitingKind; count: number; oldestAt: Date | null }

type Viewing = {
  viewerId: string
  now: Date
  /** How far the viewer's permission for a kind reaches; undefined if they have none. */
  reach: (kind: WaitingKind) => Reach | undefined
}

/** Counts what waits for a person, of each kind that they may work on. */
export function countWaiting(db: Connection, viewing: Viewing): Promise<Waiting[]> {
  return Promise.all(
    waitingKinds
      .filter((kind) => viewing.reach(kind) !== undefined)
      .map(async (kind) => {
        const [found] = await counters[kind](db, viewing)
        return { kind, count: found?.count ?? 0, oldestAt: found?.oldestAt ?? null }
      }),
  )
}

type Counter = (db: Connection, viewing: Viewing) => Promise<{ count: number; oldestAt: Date | null }[]>

const counters: Record<WaitingKind, Counter> = {
  chats: (db) =>
    db
      .select({ count: count(), oldestAt: min(conversations.waitingSince) })
      .from(conversations)
      .where(and(isNull(conversations.closedAt), isNotNull(conversations.waitingSince))),
  contact_messages: (db) =>
    db
      .select({ count: count(), oldestAt: min(contactMessages.createdAt) })
      .from(contactMessages)
      .where(isNull(contactMessages.doneAt)),
  exams: (db, { viewerId, reach }) =>
    db
      .select({ count: count(), oldestAt: min(examAttempts.submittedAt) })
      .from(examAttempts)
      .innerJoin(exams, eq(exams.id, examAttempts.examId))
      .where(
        and(
          eq(examAttempts.state, 'submitted'),
          ne(examAttempts.userId, viewerId),
          reach('exams') === 'own' ? isProgramTaughtBy(sql`${exams.programId}`, viewerId) : undefined,
        ),
      ),
  reports: (db) =>
    db
      .select({
        count: sql<number>`count(distinct (${reports.subjectType}, ${reports.subjectId}))::int`,
        oldestAt: min(reports.createdAt),
      })
      .from(reports)
      .where(isNull(reports.resolvedAt)),
  money_cases: (db) =>
    db
      .select({ count: count(), oldestAt: min(moneyCases.createdAt) })
      .from(moneyCases)
      .where(isNull(moneyCases.resolvedAt)),
  refunds_to_send: (db) =>
    db
      .select({ count: count(), oldestAt: min(refunds.createdAt) })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      // As in the partial index: with parameters a generic plan could not use it.
      .where(
        and(
          sql`${refunds.state} in ('created', 'failed')`,
          or(eq(refunds.state, 'failed'), eq(payments.method, 'transfer')),
        ),
      ),
  transfers_due: (db, { now }) =>
    db
      .select({ count: count(), oldestAt: min(orders.dueAt) })
      .from(orders)
      .where(isDueBy(new Date(now.getTime() + dueSoon))),
  bank_payments: (db) =>
    db
      .select({
        count: count(),
        oldestAt: sql<Date | null>`min(${bankTransactions.bookedOn})::timestamp at time zone 'UTC'`.mapWith(
          bankTransactions.createdAt,
        ),
      })
      .from(bankTransactions)
      // As in the partial index.
      .where(sql`${bankTransactions.state} = 'open'`),
  failed_videos: (db, { viewerId, reach }) =>
    db
      .select({ count: count(), oldestAt: min(videos.createdAt) })
      .from(videos)
      .where(
        and(
          eq(videos.state, 'failed'),
          reach('failed_videos') === 'own' ? isLessonTaughtBy(sql`${videos.lessonId}`, viewerId) : undefined,
        ),
      ),
}

/** What was received less what was returned, since `middle`, and from `from` to `middle`. In cents. */
export async function netRevenue(
  db: Connection,
  { from, middle }: { from: Date; middle: Date },
): Promise<{ thisWeek: number; lastWeek: number }> {
  const isThisWeek = (at: typeof orders.paidAt | typeof refunds.createdAt) => sql`${at} >= ${middle}`
  const [[received], [returned]] = await Promise.all([
    db
      .select({
        thisWeek: sql<number>`coalesce(sum(${orders.total}) filter (where ${isThisWeek(orders.paidAt)}), 0)::int`,
        lastWeek: sql<number>`coalesce(sum(${orders.total}) filter (where not ${isThisWeek(orders.paidAt)}), 0)::int`,
      })
      .from(orders)
      .where(sql`${orders.paidAt} >= ${from}`),
    db
      .select({
        thisWeek: sql<number>`coalesce(sum(${refunds.amount}) filter (where ${isThisWeek(refunds.createdAt)}), 0)::int`,
        lastWeek: sql<number>`coalesce(sum(${refunds.amount}) filter (where not ${isThisWeek(refunds.createdAt)}), 0)::int`,
      })
      .from(refunds)
      .where(sql`${refunds.createdAt} >= ${from} and ${refunds.state} <> 'failed'`),
  ])
  return {
    thisWeek: (received?.thisWeek ?? 0) - (returned?.thisWeek ?? 0),
    lastWeek: (received?.lastWeek ?? 0) - (returned?.lastWeek ?? 0),
  }
}
