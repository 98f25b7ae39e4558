import type { Author } from '@chignon/contract/author'
import type { Educator } from '@chignon/contract/live-masterclass'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { users } from '../db/schema/user.ts'

/** As much of a person as anyone may know, as one JSON value; `users` has to be joined. */
export const personJson = sql<Author>`json_build_object('id', ${users.id}, 'first_name', ${users.firstName},
  'last_name', ${users.lastName}, 'thumbnail_url', ${users.thumbnailUrl})`

/** The people a joining table names, in its order. `joined` is what stands after `from`. */
export function educatorsJson(joined: SQL, order: SQL): SQL<Educator[]> {
  return sql<Educator[]>`(select coalesce(json_agg(${personJson} order by ${order}), '[]') from ${joined})`
}

/** Whether there is such a person. */
export async function personExists(db: Connection, id: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.id, id)).limit(1)
  return found.length > 0
}
