import type { Connection } from './client.ts'

/**
 * Caches prepared statements by connection and name, because building the text of a large one takes longer than sending it.
 * The name must differ if the text does. Statements prepared in a transaction are not reused after it.
 */
export function prepared<Shape, Statement extends object>(
  nameOf: (shape: Shape) => string,
  prepare: (db: Connection, shape: Shape, name: string) => Statement,
): (db: Connection, shape: Shape) => Statement {
  const cache = new WeakMap<Connection, Map<string, Statement>>()
  return (db, shape) => {
    const name = nameOf(shape)
    const statements = cache.get(db) ?? new Map<string, Statement>()
    const statement = statements.get(name)
    if (statement) return statement
    const created = prepare(db, shape, name)
    cache.set(db, statements.set(name, created))
    return created
  }
}
