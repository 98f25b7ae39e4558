import type { BaseList } from '@chignon/contract/catalogue/base-list'
import type { Localized } from '@chignon/contract/platform/localized'
import { asc, eq, isNotNull, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { baseTables, usingColumns } from './base-tables.ts'

/** An entry of a base list. */
export type BaseRow = Awaited<ReturnType<typeof listEntries>>[number]

/** A base list in order, what was retired last. */
export function listEntries(db: Connection, list: BaseList) {
  return selectEntries(db, list).orderBy(
    isNotNull(baseTables[list].retiredAt),
    asc(baseTables[list].position),
    asc(baseTables[list].slug),
  )
}

/** One entry; undefined if there is none. */
export async function findEntry(db: Connection, list: BaseList, id: string): Promise<BaseRow | undefined> {
  const [found] = await selectEntries(db, list).where(eq(baseTables[list].id, id))
  return found
}

/** Locks an entry until the transaction ends, so that nothing begins to use it meanwhile; undefined if there is none. */
export async function lockEntry(db: Connection, list: BaseList, id: string): Promise<BaseRow | undefined> {
  const table = baseTables[list]
  await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
  return findEntry(db, list, id)
}

/** The ids of a whole list in order, locked until the transaction ends. */
export async function lockOrder(db: Connection, list: BaseList): Promise<string[]> {
  const table = baseTables[list]
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .orderBy(asc(table.position), asc(table.slug))
    .for('update')
  return rows.map(({ id }) => id)
}

/** Adds an entry at the end of its list; false if one with the id is there. Its slug gets an ending if another has it. */
export async function insertEntry(
  db: Connection,
  list: BaseList,
  { id, slug, name }: { id: string; slug: string; name: Localized },
): Promise<boolean> {
  const table = baseTables[list]
  const isTaken = sql`exists (select from ${table} as other where other.slug = ${slug})`
  const last = sql<number>`(select coalesce(max(other.position), 0) + 1 from ${table} as other)`
  const inserted = await db
    .insert(table)
    .values({
      id,
      slug: sql<string>`case when ${isTaken} then ${`${slug}-${id.slice(0, 6)}`} else ${slug} end`,
      name,
      position: last,
    })
    .onConflictDoNothing({ target: table.id })
    .returning({ id: table.id })
  return inserted.length > 0
}

/** Changes the name of an entry, or whether it is retired. */
export async function updateEntry(
  db: Connection,
  list: BaseList,
  id: string,
  values: { name: Localized } | { retiredAt: Date | null },
): Promise<void> {
  await db.update(baseTables[list]).set(values).where(eq(baseTables[list].id, id))
}

/** Gives the entries their positions, from 1. */
export async function updateOrder(db: Connection, list: BaseList, ids: readonly string[]): Promise<void> {
  const table = baseTables[list]
  await db
    .update(table)
    .set({ position: sql<number>`array_position(${sql.param([...ids])}::uuid[], ${table.id})` })
    .where(sql`${table.id} = any(${sql.param([...ids])}::uuid[])`)
}

/** Deletes an entry. */
export async function deleteEntry(db: Connection, list: BaseList, id: string): Promise<void> {
  await db.delete(baseTables[list]).where(eq(baseTables[list].id, id))
}

function selectEntries(db: Connection, list: BaseList) {
  const { id, slug, name, retiredAt } = baseTables[list]
  const column = usingColumns[list]
  // A qualified name, because the query builder omits table names in a select from one table.
  const usedCount = sql<number>`(select count(*)::int from ${column.table} as users_of
    where users_of.${sql.identifier(column.name)} = ${baseTables[list]}.id)`
  return db.select({ id, slug, name, retiredAt, usedCount }).from(baseTables[list])
}
