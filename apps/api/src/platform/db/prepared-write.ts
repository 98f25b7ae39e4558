import { type Column, getTableColumns, type PgInsertValue, type PgTable, type SQL, sql } from './drizzle.ts'
import type { Connection } from './client.ts'
import { prepared } from './prepared.ts'

type Statement<Result> = { execute(values?: Record<string, unknown>): Promise<Result> }

type Row = Readonly<Record<string, unknown>>

// Each number of rows is a statement of its own.
const maxPreparedRows = 4

/**
 * Inserts rows with a statement that is prepared once for the same columns and number of rows, up to 4; see `prepared`. Values are
 * data, not SQL. `prepare` is called with the values to insert.
 */
export function preparedInsert<Table extends PgTable, Result>(
  name: string,
  table: Table,
  prepare: (db: Connection, values: PgInsertValue<Table>[], name: string) => Statement<Result>,
): (db: Connection, rows: readonly Table['$inferInsert'][]) => Promise<Result> {
  const columns: Record<string, Column> = getTableColumns(table)
  const shapeNameOf = namesByShape(name)
  const create = (db: Connection, rows: readonly Row[], statementName: string): Statement<Result> => {
    const values = rows.map((row, index): PgInsertValue<Table> => placeholdersFor(row, `${index}.`))
    return prepare(db, values, statementName)
  }
  const statement = prepared((rows: readonly Row[]) => shapeNameOf(rows.map(keysOf).join(';')), create)
  return (db, rows) => {
    const params = Object.assign({}, ...rows.map((row, index) => encoded(row, `${index}.`, columns)))
    // PostgreSQL keeps no statement without a name.
    const insert = rows.length > maxPreparedRows ? create(db, rows, '') : statement(db, rows)
    return insert.execute(params)
  }
}

/** Prepares an update. `where` are the values of the other placeholders of the statement. */
export function preparedUpdate<Result>(
  name: string,
  table: PgTable,
  prepare: (db: Connection, values: Record<string, SQL>, name: string) => Statement<Result>,
): (db: Connection, change: Row, where: Row) => Promise<Result> {
  const columns: Record<string, Column> = getTableColumns(table)
  const shapeNameOf = namesByShape(name)
  const statement = prepared(
    (change: Row) => shapeNameOf(keysOf(change)),
    (db, change, statementName) => prepare(db, placeholdersFor(change, 'set.'), statementName),
  )
  return (db, change, where) =>
    statement(db, change).execute({ ...encoded(change, 'set.', columns), ...where })
}

// PostgreSQL cuts long names, so that the columns are not part of them.
function namesByShape(name: string): (shape: string) => string {
  const names = new Map<string, string>()
  return (shape) => {
    const shapeName = names.get(shape) ?? `${name}-${names.size + 1}`
    names.set(shape, shapeName)
    return shapeName
  }
}

function keysOf(row: Row): string {
  return definedKeys(row).join()
}

function definedKeys(row: Row): string[] {
  return Object.keys(row).filter((key) => row[key] !== undefined)
}

// As SQL, because drizzle would encode a null in a placeholder of a column, which makes it a null of JSON.
function placeholdersFor(row: Row, prefix: string) {
  const entries = definedKeys(row).map((key) => [key, sql`${sql.placeholder(prefix + key)}`])
  return Object.fromEntries(entries)
}

function encoded(row: Row, prefix: string, columns: Record<string, Column>): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const key of definedKeys(row)) {
    const value = row[key]
    params[prefix + key] = value === null ? null : columns[key]?.mapToDriverValue(value)
  }
  return params
}
