import type { Author, Educator } from '@chignon/contract'
import { sql, type SQL } from 'drizzle-orm'
import { users } from '../db/schema/user.ts'

/** As much of a person as anyone may know, as one JSON value; `users` has to be joined. */
export const personJson = sql<Author>`json_build_object('id', ${users.id}, 'first_name', ${users.firstName},
  'last_name', ${users.lastName}, 'thumbnail_url', ${users.thumbnailUrl})`

/** The people a joining table names, in its order. `joined` is what stands after `from`. */
export function educatorsJson(joined: SQL, order: SQL): SQL<Educator[]> {
  return sql<Educator[]>`(select coalesce(json_agg(${personJson} order by ${order}), '[]') from ${joined})`
}
