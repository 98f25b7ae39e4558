import { sql, type Column, type SQL, type SQLWrapper } from 'drizzle-orm'

/** A moment as RFC 3339 in UTC, for where it goes out inside a JSON value. */
export function utc(column: Column | SQLWrapper): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
