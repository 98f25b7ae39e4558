import { maxExcerptLength } from '@chignon/contract/community/community-rules'
import type { Locale } from '@chignon/contract/platform/locale'
import type { ModerationCase } from '@chignon/contract/community/moderation'
import type { ReportSubjectType } from '@chignon/contract/community/report'
import { and, countDistinct, desc, eq, isNull, max, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { discussionReplies, discussions } from '../../platform/db/schema/discussion.ts'
import { reports } from '../../platform/db/schema/moderation.ts'
import { comments, posts } from '../../platform/db/schema/post.ts'
import { stories } from '../../platform/db/schema/story.ts'
import { users } from '../../platform/db/schema/user.ts'
import { utc } from '../../platform/db/utc.ts'
import { personJson } from '../../platform/person/person.queries.ts'

/** What is known of a reported thing; null if it was deleted. */
type CaseDetails = Pick<ModerationCase, 'state' | 'excerpt' | 'author'> | null

/** A page of the things with an open report, the last reported first. */
export function listCases(
  db: Connection,
  subject: ReportSubjectType | undefined,
  pageParams: PageParams,
  locale: Locale,
) {
  const where = and(
    isNull(reports.resolvedAt),
    subject === undefined ? undefined : eq(reports.subjectType, subject),
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
      details: detailsJson(locale),
      total: totalOf(counted),
    })
    .from(reports)
    .where(where)
    .groupBy(reports.subjectType, reports.subjectId)
    .orderBy(desc(lastReportedAt), reports.subjectId)
  return paginate(pageParams, rows, counted)
}

/** Closes the reports about a thing, because a moderator has decided. */
export async function resolveReports(
  db: Connection,
  subject: { type: ReportSubjectType; id: string },
  now: Date,
): Promise<void> {
  await db
    .update(reports)
    .set({ resolvedAt: now })
    .where(
      and(
        eq(reports.subjectType, subject.type),
        eq(reports.subjectId, subject.id),
        isNull(reports.resolvedAt),
      ),
    )
}

function reportsJson(locale: Locale): SQL<ModerationCase['reports']> {
  return sql<ModerationCase['reports']>`json_agg(json_build_object(
    'reason', ${reports.reason}, 'text', ${reports.text}, 'created_at', ${utc(reports.createdAt)},
    'reporter', (select ${personJson(locale)} from ${users} where ${users.id} = ${reports.reporterId})
  ) order by ${reports.createdAt})`
}

function detailsJson(locale: Locale): SQL<CaseDetails> {
  const details = (type: ReportSubjectType, table: SQL, authorId: SQL, state: SQL, text: SQL, id: SQL) =>
    sql`select json_build_object('state', ${state}, 'excerpt', left(${text}, ${maxExcerptLength}),
      'author', (select ${personJson(locale)} from ${users} where ${users.id} = ${authorId}))
    from ${table} where ${reports.subjectType} = ${type} and ${id} = ${reports.subjectId}`
  const texts = [
    { type: 'comment', table: comments, text: sql`${comments.body}` },
    { type: 'reply', table: discussionReplies, text: sql`${discussionReplies.body}` },
    { type: 'post', table: posts, text: inLocale(posts.name, locale) },
    { type: 'story', table: stories, text: inLocale(stories.name, locale) },
  ] as const
  const none = sql`null`
  const parts = [
    ...texts.map(({ type, table, text }) =>
      details(type, sql`${table}`, sql`${table.authorId}`, sql`${table.state}`, text, sql`${table.id}`),
    ),
    details(
      'discussion',
      sql`${discussions}`,
      sql`${discussions.authorId}`,
      none,
      inLocale(discussions.name, locale),
      sql`${discussions.id}`,
    ),
    details(
      'person',
      sql`${users} as person`,
      sql`person.id`,
      none,
      sql`trim(person.first_name || ' ' || person.last_name)`,
      sql`person.id`,
    ),
  ]
  return sql<CaseDetails>`(${sql.join(parts, sql` union all `)})`
}
