import type { promoFilters } from '@chignon/contract/commerce/staff-promo-code'
import type { Locale } from '@chignon/contract/platform/locale'
import { compactCode } from '@chignon/contract/platform/clean-text'
import type { Connection } from '../../platform/db/client.ts'
import { and, count, desc, eq, isNull, type SQL, sql } from '../../platform/db/drizzle.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { escapeWord } from '../../platform/db/search.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { promoCodes, promoCodeSeries } from '../../platform/db/schema/promo-code.ts'
import { productsOfCode } from './promo-product.queries.ts'
import { givenByCode, isCounted, isInState, stateOfCode } from './promo-state.queries.ts'

/** Which codes are listed. */
export type CodeFilter = {
  search?: string | undefined
  state?: (typeof promoFilters)[number] | undefined
  series?: string | undefined
}

type Reader = { locale: Locale; now: Date }

/** A code with what it gave. */
export type CodeRow = NonNullable<Awaited<ReturnType<typeof findCode>>>

/** A page of codes, newest first. Those of a series are listed only by their series, or if one is searched for. */
export function listCodes(db: Connection, filter: CodeFilter, reader: Reader, pageParams: PageParams) {
  const where = conditionOf(filter, reader.now)
  const counted = db.select({ total: count() }).from(promoCodes).where(where)
  const rows = db
    .select({ ...columnsFor(reader), total: totalOf(counted) })
    .from(promoCodes)
    .leftJoin(promoCodeSeries, eq(promoCodeSeries.id, promoCodes.seriesId))
    .where(where)
    .orderBy(desc(promoCodes.createdAt), desc(promoCodes.id))
  return paginate(pageParams, rows, counted)
}

/** One code; undefined if there is none. */
export async function findCode(db: Connection, id: string, reader: Reader) {
  const [found] = await db
    .select(columnsFor(reader))
    .from(promoCodes)
    .leftJoin(promoCodeSeries, eq(promoCodeSeries.id, promoCodes.seriesId))
    .where(eq(promoCodes.id, id))
  return found
}

/** Locks a code until the transaction ends, so that no order takes it meanwhile. */
export async function lockCode(db: Connection, id: string, reader: Reader): Promise<CodeRow | undefined> {
  await db.select({ id: promoCodes.id }).from(promoCodes).where(eq(promoCodes.id, id)).for('update')
  return findCode(db, id, reader)
}

/** A page of the orders that have a code, newest first. */
export function listUses(db: Connection, codeId: string, pageParams: PageParams) {
  const where = eq(orders.promoCodeId, codeId)
  const counted = db.select({ total: count() }).from(orders).where(where)
  const { id, number, state, createdAt, discount, currency } = orders
  const rows = db
    .select({ id, number, state, createdAt, discount, currency, total: totalOf(counted) })
    .from(orders)
    .where(where)
    .orderBy(desc(createdAt), desc(id))
  return paginate(pageParams, rows, counted)
}

type Written = Omit<typeof promoCodes.$inferInsert, 'id' | 'timesUsed'>

/** Adds a code; false if one with the id is there. */
export async function insertCode(db: Connection, values: Written & { id: string }): Promise<boolean> {
  const inserted = await db
    .insert(promoCodes)
    .values(values)
    .onConflictDoNothing({ target: promoCodes.id })
    .returning({ id: promoCodes.id })
  return inserted.length > 0
}

/** Changes a code. */
export async function updateCode(db: Connection, id: string, values: Partial<Written>): Promise<void> {
  await db.update(promoCodes).set(values).where(eq(promoCodes.id, id))
}

/** Deletes a code. */
export async function deleteCode(db: Connection, id: string): Promise<void> {
  await db.delete(promoCodes).where(eq(promoCodes.id, id))
}

function columnsFor({ locale, now }: Reader) {
  const ofCode = sql`${orders.promoCodeId} = ${promoCodes.id}`
  return {
    code: promoCodes,
    seriesPrefix: promoCodeSeries.prefix,
    state: stateOfCode(now),
    products: productsOfCode(sql`${promoCodes.id}`, locale),
    given: givenByCode,
    paidUses: sql<number>`(select count(*)::int from ${orders} where ${ofCode} and ${isCounted})`,
    wasUsed: sql<boolean>`exists (select from ${orders} where ${ofCode})`,
  }
}

function conditionOf({ search, state, series }: CodeFilter, now: Date): SQL | undefined {
  const text = search ? compactCode(search).toUpperCase() : ''
  return and(
    text === '' ? undefined : sql`upper(${promoCodes.code}) like ${`%${escapeWord(text)}%`}`,
    state && isInState(state, now),
    series === undefined ? undefined : eq(promoCodes.seriesId, series),
    series === undefined && text === '' ? isNull(promoCodes.seriesId) : undefined,
  )
}
