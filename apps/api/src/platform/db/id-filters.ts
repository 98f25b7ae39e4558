import { type Column, eq, type Placeholder, type SQL, sql } from './drizzle.ts'

/** Whether the id of a row is in a list. The list is one parameter, so the statement is the same for any length. */
export function idIn(id: Column, ids: string[] | Placeholder): SQL {
  return sql`${id} = any(${sql.param(ids)}::uuid[])`
}

/** Whether the id of a row is in a list of mostly one id, which PostgreSQL finds with a plan that it keeps. */
export function idIs(id: Column, ids: string[]): SQL {
  const [only] = ids
  return only !== undefined && ids.length === 1 ? eq(id, only) : idIn(id, ids)
}

/** Orders rows by the position of their id in a list. */
export function orderByIds(id: Column, ids: string[]): SQL {
  return sql`array_position(${sql.param(ids)}::uuid[], ${id})`
}
