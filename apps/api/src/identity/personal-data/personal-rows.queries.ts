import { type SQL, sql } from '../../platform/db/drizzle.ts'
import * as z from 'zod/mini'
import type { Connection } from '../../platform/db/client.ts'
import { personalTables, type PersonalTable } from './personal-tables.ts'

/** A row of a table as JSON, by column. */
export type PersonalRow = Record<string, unknown>

const exportedRows = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })

/** The rows of a person in one of `personalTables`, without the columns that are omitted. */
export async function readPersonalRows(db: Connection, name: string, userId: string): Promise<PersonalRow[]> {
  const { omitted = [] } = tableOf(name)
  const names = sql`array[${sql.join(
    omitted.map((column) => sql`${column}`),
    sql`, `,
  )}]::text[]`
  const result = await db.execute(
    sql`select coalesce(jsonb_agg(to_jsonb(entry) - ${names}), '[]') as rows
        from ${sql.identifier(name)} as entry where ${isOwnedBy(name, userId)}`,
  )
  return z.parse(exportedRows, result.rows[0]).rows
}

/** Deletes the rows of a person in all tables whose rows are deleted with the person; children before their parents. */
export async function deletePersonalRows(db: Connection, userId: string): Promise<void> {
  const deleted = Object.keys(personalTables).filter((name) => tableOf(name).deletion === 'deleted')
  for (const name of deleted.toReversed()) {
    const { about } = tableOf(name)
    const isAbout = about === undefined ? sql`false` : sql`${sql.identifier(about)} = ${userId}`
    await db.execute(sql`delete from ${sql.identifier(name)} where ${isOwnedBy(name, userId)} or ${isAbout}`)
  }
}

function isOwnedBy(name: string, userId: string): SQL {
  const table = tableOf(name)
  if ('owner' in table) return sql`${sql.identifier(table.owner)} = ${userId}`
  if ('address' in table) {
    const hasAddress = sql`${sql.identifier(table.address)} = (select email from users where id = ${userId} and email_verified_at is not null)`
    return table.orOwner === undefined
      ? hasAddress
      : sql`(${hasAddress} or ${sql.identifier(table.orOwner)} = ${userId})`
  }
  const { via, parent } = table
  return sql`${sql.identifier(via)} in (select id from ${sql.identifier(parent)} where ${isOwnedBy(parent, userId)})`
}

function tableOf(name: string): PersonalTable {
  const table = personalTables[name]
  if (!table) throw new Error(`${name} is not a table with personal data`)
  return table
}
