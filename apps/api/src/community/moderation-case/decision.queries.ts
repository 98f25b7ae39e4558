import type { ModerationDecision } from '@chignon/contract/community/moderation'
import type { Author } from '@chignon/contract/platform/author'
import type { Locale } from '@chignon/contract/platform/locale'
import { and, count, desc, eq, isNull, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { moderationDecisions } from '../../platform/db/schema/moderation.ts'
import { users } from '../../platform/db/schema/user.ts'
import { personJson } from '../../platform/person/person.queries.ts'
import type { ReportSubject } from '../report/report.queries.ts'
import { detailsJson } from './case-details-json.queries.ts'
import { isHosted } from './hosted-text.queries.ts'

/** A decision as its table has it. */
export type NewDecision = typeof moderationDecisions.$inferInsert

/** Stores a decision. */
export async function insertDecision(db: Connection, decision: NewDecision): Promise<void> {
  await db.insert(moderationDecisions).values(decision)
}

/** The last decision about a subject that was not taken back. */
export async function findLastDecision(db: Connection, { type, id }: ReportSubject) {
  const [found] = await db
    .select()
    .from(moderationDecisions)
    .where(
      and(
        eq(moderationDecisions.subjectType, type),
        eq(moderationDecisions.subjectId, id),
        isNull(moderationDecisions.undoneAt),
      ),
    )
    .orderBy(desc(moderationDecisions.decidedAt), desc(moderationDecisions.id))
    .limit(1)
  return found
}

/** Marks a decision as taken back. */
export async function markUndone(db: Connection, id: string, now: Date): Promise<void> {
  await db.update(moderationDecisions).set({ undoneAt: now }).where(eq(moderationDecisions.id, id))
}

type DecisionFilter = {
  /** Only about this person and what they wrote. */
  authorId?: string | undefined
  /** Only about what this person hosts. */
  hostId?: string | null
}

/** A page of decisions, the latest first. */
export function listDecisions(
  db: Connection,
  { authorId, hostId = null }: DecisionFilter,
  pageParams: PageParams,
  locale: Locale,
) {
  const { subjectType, subjectId } = moderationDecisions
  const where = and(
    authorId === undefined ? undefined : eq(moderationDecisions.authorId, authorId),
    hostId === null ? undefined : isHosted({ type: sql`${subjectType}`, id: sql`${subjectId}` }, hostId),
  )
  const counted = db.select({ total: count() }).from(moderationDecisions).where(where)
  const rows = db
    .select({
      id: moderationDecisions.id,
      subject: subjectType,
      subjectId,
      action: moderationDecisions.action,
      stateBefore: moderationDecisions.stateBefore,
      stateAfter: moderationDecisions.stateAfter,
      note: moderationDecisions.note,
      endsAt: moderationDecisions.endsAt,
      decidedAt: moderationDecisions.decidedAt,
      undoneAt: moderationDecisions.undoneAt,
      decidedBy: personOf(sql`${moderationDecisions.decidedBy}`, locale),
      author: personOf(sql`${moderationDecisions.authorId}`, locale),
      details: detailsJson({ type: sql`${subjectType}`, id: sql`${subjectId}` }, locale),
      total: totalOf(counted),
    })
    .from(moderationDecisions)
    .where(where)
    .orderBy(desc(moderationDecisions.decidedAt), moderationDecisions.id)
  return paginate(pageParams, rows, counted)
}

type DecisionRow = Awaited<ReturnType<typeof listDecisions>>['rows'][number]

/** Maps a decision to the contract. */
export function presentDecision(row: DecisionRow): ModerationDecision {
  return {
    id: row.id,
    subject: row.subject,
    subject_id: row.subjectId,
    action: row.action,
    excerpt: row.details?.excerpt ?? null,
    author: row.author,
    state_before: row.stateBefore,
    state_after: row.stateAfter,
    note: row.note,
    ends_at: row.endsAt?.toISOString() ?? null,
    decided_by: row.decidedBy,
    decided_at: row.decidedAt.toISOString(),
    undone_at: row.undoneAt?.toISOString() ?? null,
  }
}

function personOf(id: SQL, locale: Locale): SQL<Author | null> {
  return sql<Author | null>`(select ${personJson(locale)} from ${users} where ${users.id} = ${id})`
}
