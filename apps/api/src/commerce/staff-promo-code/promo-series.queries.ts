import type { Locale } from '@chignon/contract/platform/locale'
import type { Connection } from '../../platform/db/client.ts'
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  isNull,
  max,
  min,
  type SQL,
  sql,
} from '../../platform/db/drizzle.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { type promoCodeKinds, promoCodes, promoCodeSeries } from '../../platform/db/schema/promo-code.ts'
import { productsOfCode } from './promo-product.queries.ts'
import { givenBySeries, stateOfCode, stateOfSeries } from './promo-state.queries.ts'

type Reader = { locale: Locale; now: Date }

/** A series with what its codes gave. */
export type SeriesRow = NonNullable<Awaited<ReturnType<typeof findSeries>>>

/** A page of series, newest first. */
export function listSeries(db: Connection, reader: Reader, pageParams: PageParams) {
  const counted = db.select({ total: count() }).from(promoCodeSeries)
  const rows = selectSeries(db, reader, totalOf(counted)).orderBy(
    desc(promoCodeSeries.createdAt),
    desc(promoCodeSeries.id),
  )
  return paginate(pageParams, rows, counted)
}

/** One series; undefined if there is none. */
export async function findSeries(db: Connection, id: string, reader: Reader) {
  const [found] = await selectSeries(db, reader, sql<number>`0`).where(eq(promoCodeSeries.id, id))
  return found
}

/** Adds a series without codes; false if one with the id is there, once that is written in full. */
export async function insertSeries(
  db: Connection,
  series: { id: string; prefix: string; createdAt: Date },
): Promise<boolean> {
  const inserted = await db
    .insert(promoCodeSeries)
    .values(series)
    .onConflictDoNothing({ target: promoCodeSeries.id })
    .returning({ id: promoCodeSeries.id })
  return inserted.length > 0
}

type NewCodes = Pick<
  typeof promoCodes.$inferInsert,
  'kind' | 'value' | 'startsAt' | 'endsAt' | 'totalUses' | 'seriesId' | 'createdAt'
>

/** Adds those codes of a series that no other code equals, and returns their ids. */
export async function insertSeriesCodes(
  db: Connection,
  codes: readonly string[],
  values: NewCodes,
): Promise<string[]> {
  const inserted = await db
    .insert(promoCodes)
    .values(codes.map((code) => ({ ...values, code })))
    .onConflictDoNothing()
    .returning({ id: promoCodes.id })
  return inserted.map(({ id }) => id)
}

/** The codes of a series with their states. */
export function listCodesOfSeries(db: Connection, seriesId: string, now: Date) {
  const { code, kind, value, startsAt, endsAt } = promoCodes
  return db
    .select({ code, kind, value, startsAt, endsAt, state: stateOfCode(now) })
    .from(promoCodes)
    .where(eq(promoCodes.seriesId, seriesId))
    .orderBy(asc(code))
}

/** Switches the codes of a series off that are on, and returns how many these are. */
export async function switchCodesOff(db: Connection, seriesId: string, retiredAt: Date): Promise<number> {
  const changed = await db
    .update(promoCodes)
    .set({ retiredAt })
    .where(and(eq(promoCodes.seriesId, seriesId), isNull(promoCodes.retiredAt)))
    .returning({ id: promoCodes.id })
  return changed.length
}

/** Switches the codes of a series on that were switched off last, together. One that was switched off before stays off. */
export async function switchCodesOn(db: Connection, seriesId: string): Promise<number> {
  const last = sql`(select max(each.retired_at) from ${promoCodes} as each where each.series_id = ${seriesId})`
  const changed = await db
    .update(promoCodes)
    .set({ retiredAt: null })
    .where(and(eq(promoCodes.seriesId, seriesId), sql`${promoCodes.retiredAt} = ${last}`))
    .returning({ id: promoCodes.id })
  return changed.length
}

function selectSeries(db: Connection, { locale, now }: Reader, total: SQL<number>) {
  const first = sql`(select first.id from ${promoCodes} as first where first.series_id = ${promoCodeSeries.id}
    order by first.id limit 1)`
  return db
    .select({
      series: promoCodeSeries,
      kind: sql<(typeof promoCodeKinds)[number]>`min(${promoCodes.kind})`,
      value: sql<number>`min(${promoCodes.value})`,
      startsAt: min(promoCodes.startsAt),
      endsAt: max(promoCodes.endsAt),
      count: countDistinct(promoCodes.id),
      used: sql<number>`(count(*) filter (where ${promoCodes.timesUsed} > 0))::int`,
      state: stateOfSeries(now),
      products: productsOfCode(first, locale),
      given: givenBySeries,
      total,
    })
    .from(promoCodeSeries)
    .innerJoin(promoCodes, eq(promoCodes.seriesId, promoCodeSeries.id))
    .groupBy(promoCodeSeries.id)
}
