import { type SQL, sql } from './drizzle.ts'

/** A constant number inlined in the SQL text, so that the planner sees its value. */
export function sqlLiteral(value: number): SQL {
  return sql.raw(String(value))
}
