import { type Column, eq, or, type SQL, sql } from './drizzle.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Finds a row by its id or its slug. */
export function hasIdOrSlug(table: { id: Column; slug: Column }, value: string): SQL {
  const bySlug = eq(table.slug, value)
  // PostgreSQL rejects a comparison of a uuid with another text.
  return (uuid.test(value) ? or(eq(table.id, value), bySlug) : undefined) ?? bySlug
}

/** Finds rows by their ids or slugs. The lists are parameters, so the statement is the same for any length. */
export function hasSomeIdOrSlug(table: { id: Column; slug: Column }, values: string[]): SQL {
  const ids = values.filter((value) => uuid.test(value))
  return sql`(${table.slug} = any(${sql.param(values)}::text[]) or ${table.id} = any(${sql.param(ids)}::uuid[]))`
}
