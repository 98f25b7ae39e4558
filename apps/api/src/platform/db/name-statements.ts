import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

// More than the number of our queries in all languages. Further statements are not named.
const maxNames = 500
const names = new Map<string, string>()

/**
 * Names the statements of a connection, so that PostgreSQL parses and plans each only once. A connection pooler in transaction
 * mode must support prepared statements.
 */
export function nameStatements(client: ClientBase): void {
  const { query } = client
  Reflect.set(client, 'query', (statement: unknown, ...rest: unknown[]): unknown =>
    Reflect.apply(query, client, [withName(statement), ...rest]),
  )
}

function withName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement
  const { text } = statement
  if (typeof text !== 'string' || ('name' in statement && statement.name !== undefined)) return statement
  const name = nameOf(text)
  return name === undefined ? statement : { ...statement, name }
}

function nameOf(text: string): string | undefined {
  const existing = names.get(text)
  if (existing !== undefined || names.size >= maxNames) return existing
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}
