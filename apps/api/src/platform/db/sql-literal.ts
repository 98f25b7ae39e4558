import { sql, type SQL } from 'drizzle-orm'

/** A constant number inlined in the SQL text, so that the planner sees its value. */
export function sqlLiteral(value: number): SQL {
  return sql.raw(String(value))
}
