import type { Locale } from '@chignon/contract/platform/locale'
import type { ModerationCase } from '@chignon/contract/community/moderation'
import type { ReportSubjectType } from '@chignon/contract/community/report'
import { and, countDistinct, desc, eq, isNull, max, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { reports } from '../../platform/db/schema/moderation.ts'
import { users } from '../../platform/db/schema/user.ts'
import { utc } from '../../platform/db/utc.ts'
import { personJson } from '../../platform/person/person.queries.ts'
import type { ReportSubject } from '../report/report.queries.ts'
import { detailsJson, type CaseDetails } from './case-details-json.queries.ts'
import { claimJson } from './claim.queries.ts'
import { isHosted } from './hosted-text.queries.ts'

type CaseFilter = {
  subject?: ReportSubjectType | undefined
  /** Only what stands beside what this person made. */
  hostId: string | null
}

/** A page of the things with an open report, the last reported first. */
export function listCases(
  db: Connection,
  { subject, hostId }: CaseFilter,
  pageParams: PageParams,
  { locale, now }: { locale: Locale; now: Date },
) {
  const about = { type: sql`${reports.subjectType}`, id: sql`${reports.subjectId}` }
  const where = and(
    isNull(reports.resolvedAt),
    subject === undefined ? undefined : eq(reports.subjectType, subject),
    hostId === null ? undefined : isHosted(about, hostId),
  )
  const counted = db
    .select({ total: countDistinct(sql`(${reports.subjectType}, ${reports.subjectId})`) })
    .from(reports)
    .where(where)
  const lastReportedAt = max(reports.createdAt)
  const rows = db
    .select({
      subject: reports.subjectType,
      id: reports.subjectId,
      lastReportedAt: sql<Date>`${lastReportedAt}`.mapWith(reports.createdAt),
      reports: reportsJson(locale),
      details: detailsJson(about, locale),
      claim: claimJson(about, now, locale),
      total: totalOf(counted),
    })
    .from(reports)
    .where(where)
    .groupBy(reports.subjectType, reports.subjectId)
    .orderBy(desc(lastReportedAt), reports.subjectId)
  return paginate(pageParams, rows, counted)
}

/** Closes the reports about a thing, because a moderator has decided. */
export async function resolveReports(db: Connection, subject: ReportSubject, now: Date): Promise<void> {
  await db
    .update(reports)
    .set({ resolvedAt: now })
    .where(and(isAbout(subject), isNull(reports.resolvedAt)))
}

/** Opens the reports again that a decision closed. */
export async function reopenReports(db: Connection, subject: ReportSubject, decidedAt: Date): Promise<void> {
  await db
    .update(reports)
    .set({ resolvedAt: null })
    .where(and(isAbout(subject), eq(reports.resolvedAt, decidedAt)))
}

function isAbout({ type, id }: ReportSubject): SQL | undefined {
  return and(eq(reports.subjectType, type), eq(reports.subjectId, id))
}

function reportsJson(locale: Locale): SQL<ModerationCase['reports']> {
  return sql<ModerationCase['reports']>`json_agg(json_build_object(
    'reason', ${reports.reason}, 'text', ${reports.text}, 'created_at', ${utc(reports.createdAt)},
    'reporter', (select ${personJson(locale)} from ${users} where ${users.id} = ${reports.reporterId})
  ) order by ${reports.createdAt})`
}

/** What is known of one thing that may be reported; null if it was deleted. */
export async function findCaseDetails(
  db: Connection,
  { type, id }: ReportSubject,
  locale: Locale,
): Promise<CaseDetails> {
  const about = { type: sql`${type}::text`, id: sql`${id}::uuid` }
  const { rows } = await db.execute<{ details: CaseDetails }>(
    sql`select ${detailsJson(about, locale)} as details`,
  )
  return rows[0]?.details ?? null
}
