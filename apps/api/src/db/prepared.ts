import type { Connection } from './client.ts'

/**
 * Keeps prepared statements, by connection and name: to write the text of a large one takes longer than to send it. `prepare`
 * is told the name, which is to differ wherever the text does; what it prepares in a transaction is gone with it.
 */
export function prepared<Shape, Statement extends object>(
  nameOf: (shape: Shape) => string,
  prepare: (db: Connection, shape: Shape, name: string) => Statement,
): (db: Connection, shape: Shape) => Statement {
  const cache = new WeakMap<Connection, Map<string, Statement>>()
  return (db, shape) => {
    const name = nameOf(shape)
    const known = cache.get(db) ?? new Map<string, Statement>()
    const statement = known.get(name)
    if (statement) return statement
    const made = prepare(db, shape, name)
    cache.set(db, known.set(name, made))
    return made
  }
}
