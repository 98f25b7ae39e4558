import type { Locale } from '@chignon/contract/platform/locale'
import { isBelow, readCursor, type Cursor } from '../db/cursor.ts'
import type { Connection } from '../db/client.ts'
import { and, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from '../db/drizzle.ts'
import { inLocale } from '../db/localized.ts'
import { paginate, totalOf, type PageParams } from '../db/page.ts'
import { auditEntries, kindOf } from '../db/schema/audit.ts'
import { certificates } from '../db/schema/certificate.ts'
import { courses } from '../db/schema/course.ts'
import { drafts } from '../db/schema/document.ts'
import { liveMasterclasses, ticketTypes } from '../db/schema/live-masterclass.ts'
import { orders } from '../db/schema/order.ts'
import { programs } from '../db/schema/program.ts'
import { promoCodes, promoCodeSeries } from '../db/schema/promo-code.ts'
import { tickets } from '../db/schema/ticket.ts'
import { users } from '../db/schema/user.ts'

/** Which part of the history is read. */
export type HistoryFilter = {
  actorId?: string | undefined
  subjectType?: string | undefined
  subjectId?: string | undefined
  kind?: string | undefined
  from?: Date | undefined
  /** The first moment after. */
  until?: Date | undefined
  /** Actions that are left out, unless this person made them. */
  hidden: { actions: readonly string[]; exceptOf: string }
}

/** A page of the history, the newest first. */
export function listHistory(
  db: Connection,
  filter: HistoryFilter,
  { locale, ...pageParams }: PageParams & { locale: Locale },
) {
  const where = conditionOf(db, filter)
  const counted = db.select({ total: count() }).from(auditEntries).where(where)
  const rows = selectEntries(db, where, readCursor(pageParams), { locale, total: totalOf(counted) })
  return paginate(pageParams, rows, counted)
}

export type HistoryRow = Omit<Awaited<ReturnType<typeof listHistory>>['rows'][number], 'total'>

const batchSize = 200

/** The whole history, some entries at a time, so that any number can be exported. */
export async function* historyOf(
  db: () => Connection,
  filter: HistoryFilter,
  locale: Locale,
): AsyncGenerator<HistoryRow[]> {
  let after: Cursor | undefined
  for (;;) {
    const rows = await selectEntries(db(), conditionOf(db(), filter), after, {
      locale,
      total: sql<number>`0`,
    }).limit(batchSize)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = { at: last.entry.at, id: last.entry.id }
  }
}

function selectEntries(
  db: Connection,
  where: SQL | undefined,
  after: Cursor | undefined,
  { locale, total }: { locale: Locale; total: SQL<number> },
) {
  return db
    .select({
      entry: auditEntries,
      actorName: sql<string | null>`case when ${users.deletedAt} is null then ${nameOf(sql`${users}`)} end`,
      subjectName: subjectName(locale),
      total,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(where, isBelow({ at: auditEntries.at, id: auditEntries.id }, after)))
    .orderBy(desc(auditEntries.at), auditEntries.id)
}

function nameOf(person: SQL): SQL {
  return sql`trim(${person}.first_name || ' ' || ${person}.last_name)`
}

// An entry outlives what it is about, so that a name may be missing.
function subjectName(locale: Locale): SQL<string | null> {
  const { subjectId } = auditEntries
  const named = sql`named`
  const draftName = sql`(select ${inLocale(sql`${drafts.data}->'name'`, locale)} from ${drafts}
    where ${drafts.subjectType} = ${auditEntries.subjectType} and ${drafts.subjectId} = ${subjectId} and ${drafts.data}->'name' <> '{}')`
  return sql<string | null>`case ${auditEntries.subjectType}
    when 'user' then (select ${nameOf(named)} from ${users} as named
      where named.id = ${subjectId} and named.deleted_at is null)
    when 'order' then (select ${orders.number} from ${orders} where ${orders.id} = ${subjectId})
    when 'certificate' then (select ${certificates.code} from ${certificates} where ${certificates.id} = ${subjectId})
    when 'promo-code' then (select ${promoCodes.code} from ${promoCodes} where ${promoCodes.id} = ${subjectId})
    when 'promo-series' then (select ${promoCodeSeries.prefix} from ${promoCodeSeries} where ${promoCodeSeries.id} = ${subjectId})
    when 'ticket' then (select ${tickets.holderName} from ${tickets} where ${tickets.id} = ${subjectId})
    when 'ticket-type' then (select ${inLocale(ticketTypes.name, locale)} from ${ticketTypes} where ${ticketTypes.id} = ${subjectId})
    when 'live-masterclass' then (select ${inLocale(liveMasterclasses.name, locale)}
      from ${liveMasterclasses} where ${liveMasterclasses.id} = ${subjectId})
    when 'program' then coalesce((select ${inLocale(programs.name, locale)} from ${programs} where ${programs.id} = ${subjectId}),
      ${draftName})
    when 'course' then coalesce((select ${inLocale(courses.name, locale)} from ${courses} where ${courses.id} = ${subjectId}),
      ${draftName})
  end`
}

function conditionOf(db: Connection, filter: HistoryFilter): SQL | undefined {
  const { actorId, subjectType, subjectId, kind, from, until, hidden } = filter
  return and(
    actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
    subjectCondition(db, { subjectType, subjectId }),
    kind === undefined ? undefined : sql`${kindOf(auditEntries.action)} = ${kind}`,
    from && gte(auditEntries.at, from),
    until && lt(auditEntries.at, until),
    hidden.actions.length === 0
      ? undefined
      : or(
          sql`${auditEntries.action} <> all(${sql.param([...hidden.actions])}::text[])`,
          eq(auditEntries.actorId, hidden.exceptOf),
        ),
  )
}

// The history of an event has the seats of its kinds of tickets.
function subjectCondition(
  db: Connection,
  { subjectType: type, subjectId: id }: Pick<HistoryFilter, 'subjectType' | 'subjectId'>,
): SQL | undefined {
  const { subjectType, subjectId } = auditEntries
  const isSubject = and(
    type === undefined ? undefined : eq(subjectType, type),
    id === undefined ? undefined : eq(subjectId, id),
  )
  if (type !== 'live-masterclass' || id === undefined) return isSubject
  const kinds = db
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(eq(ticketTypes.liveMasterclassId, id))
  return or(isSubject, and(eq(subjectType, 'ticket-type'), inArray(subjectId, kinds)))
}
