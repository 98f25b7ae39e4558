import type { Connection } from './client.ts'

// Where the statements for the pool and for each transaction of a database are prepared.
const preparedOn = new WeakMap<Connection, Connection>()

/** Prepares the statements for `connection` on `shared` instead, so that the next transaction uses them again. */
export function keepStatementsOn(connection: Connection, shared: Connection): void {
  preparedOn.set(connection, shared)
}

/**
 * Caches prepared statements by database and name, because building the text of one takes longer than sending it. The name must
 * differ if the text does.
 */
export function prepared<Shape, Statement extends object>(
  nameOf: (shape: Shape) => string,
  prepare: (db: Connection, shape: Shape, name: string) => Statement,
): (db: Connection, shape: Shape) => Statement {
  const cache = new WeakMap<Connection, Map<string, Statement>>()
  return (db, shape) => {
    const name = nameOf(shape)
    const connection = preparedOn.get(db) ?? db
    const statements = cache.get(connection) ?? new Map<string, Statement>()
    const statement = statements.get(name)
    if (statement) return statement
    const created = prepare(connection, shape, name)
    cache.set(connection, statements.set(name, created))
    return created
  }
}

/** Caches one prepared statement for each database. */
export function preparedOnce<Statement extends object>(
  name: string,
  prepare: (db: Connection, name: string) => Statement,
): (db: Connection) => Statement {
  const statement = prepared(
    () => name,
    (db: Connection) => prepare(db, name),
  )
  return (db) => statement(db, undefined)
}
