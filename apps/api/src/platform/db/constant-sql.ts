import { PgDialect, type SQL, sql } from './drizzle.ts'

const dialect = new PgDialect()

/**
 * Renders an expression once, because drizzle renders it for every query that contains it, which takes longer than sending it.
 * Throws if it has parameters.
 */
export function constantSql<Value>(expression: SQL): SQL<Value> {
  const { sql: text, params } = dialect.sqlToQuery(expression)
  if (params.length > 0) throw new Error(`a constant expression has ${params.length} parameters: ${text}`)
  return sql<Value>`${sql.raw(text)}`
}
