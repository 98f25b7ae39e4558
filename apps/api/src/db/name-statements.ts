import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

// Enough for every query of ours in every language; texts beyond that (long lists of values) go unnamed.
const maxNames = 500
const names = new Map<string, string>()

/**
 * Gives the statements of a connection names, so that PostgreSQL parses and plans each only once. Needs a connection of
 * one's own: behind a pooler that hands connections out by transaction it has to support prepared statements.
 */
export function nameStatements(client: ClientBase): void {
  const { query } = client
  Reflect.set(client, 'query', (statement: unknown, ...rest: unknown[]): unknown =>
    Reflect.apply(query, client, [named(statement), ...rest]),
  )
}

function named(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement
  const { text } = statement
  if (typeof text !== 'string' || ('name' in statement && statement.name !== undefined)) return statement
  const name = nameOf(text)
  return name === undefined ? statement : { ...statement, name }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= maxNames) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}
