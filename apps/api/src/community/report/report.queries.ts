import { and, asc, count, countDistinct, eq, isNotNull, isNull } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { reports } from '../../platform/db/schema/moderation.ts'

type ReportRow = typeof reports.$inferSelect

/** What a report is about. */
export type ReportSubject = { type: ReportRow['subjectType']; id: string }

export type NewReport = Pick<ReportRow, 'reporterId' | 'reason' | 'text'> & { subject: ReportSubject }

/** Adds a report; a second one by the same person about the same thing changes nothing (MODERATION-3). */
export async function addReport(
  db: Connection,
  { reporterId, subject, reason, text }: NewReport,
  now: Date,
): Promise<void> {
  await db
    .insert(reports)
    .values({ reporterId, subjectType: subject.type, subjectId: subject.id, reason, text, createdAt: now })
    .onConflictDoNothing()
}

/** How many people have reported a thing since a moderator decided about it. */
export async function countReporters(db: Connection, { type, id }: ReportSubject): Promise<number> {
  const [counted] = await db
    .select({ total: countDistinct(reports.reporterId) })
    .from(reports)
    .where(
      and(
        eq(reports.subjectType, type),
        eq(reports.subjectId, id),
        isNotNull(reports.reporterId),
        isNull(reports.resolvedAt),
      ),
    )
  return counted?.total ?? 0
}

/** Marks the reports that staff were not mailed about yet with the time of their mail; returns how many there are. */
export async function markMailed(db: Connection, now: Date): Promise<number> {
  const marked = await db
    .update(reports)
    .set({ mailedAt: now })
    .where(isNull(reports.mailedAt))
    .returning({ id: reports.id })
  return marked.length
}

/** The reports of one mail to staff, counted by thing and reason. */
export function listMailed(db: Connection, mailedAt: Date) {
  return db
    .select({ subject: reports.subjectType, reason: reports.reason, total: count() })
    .from(reports)
    .where(eq(reports.mailedAt, mailedAt))
    .groupBy(reports.subjectType, reports.reason)
    .orderBy(asc(reports.subjectType), asc(reports.reason))
}
