import type { Author } from '@chignon/contract/author'
import type { Educator } from '@chignon/contract/live-masterclass'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { users } from '../db/schema/user.ts'

/** The public part of a user as a JSON value. The query must join `users`. */
export const personJson = sql<Author>`json_build_object('id', ${users.id}, 'first_name', ${users.firstName},
  'last_name', ${users.lastName}, 'thumbnail_url', ${users.thumbnailUrl})`

/** Users as a JSON array. `joined` is the `from` clause, `order` the `order by` clause. */
export function educatorsJson(joined: SQL, order: SQL): SQL<Educator[]> {
  return sql<Educator[]>`(select coalesce(json_agg(${personJson} order by ${order}), '[]') from ${joined})`
}

/** Whether a user with this id exists and is not deleted. */
export async function personExists(db: Connection, id: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .limit(1)
  return found.length > 0
}
