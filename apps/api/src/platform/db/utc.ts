import { type Column, type SQL, sql, type SQLWrapper } from './drizzle.ts'

/** A timestamp column as RFC 3339 in UTC, for JSON values. */
export function utc(column: Column | SQLWrapper): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
