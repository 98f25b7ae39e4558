import { sql, type Column, type Placeholder, type SQL } from 'drizzle-orm'

/** Whether a row is one of some, by its id. However many there are, the statement stays the same. */
export function idIn(id: Column, ids: string[] | Placeholder): SQL {
  return sql`${id} = any(${sql.param(ids)}::uuid[])`
}

/** Orders rows as their ids are ordered. */
export function orderByIds(id: Column, ids: string[]): SQL {
  return sql`array_position(${sql.param(ids)}::uuid[], ${id})`
}
