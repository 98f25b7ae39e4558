import { sql, type SQL } from 'drizzle-orm'

/** A number of ours that stands in the statement itself: it never differs, so one plan is kept for all searches. */
export function constant(number: number): SQL {
  return sql.raw(String(number))
}
