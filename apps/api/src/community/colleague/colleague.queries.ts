import { reachOf, type Permission } from '@chignon/contract/platform/permission'
import type { Author } from '@chignon/contract/platform/author'
import { and, asc, eq, isNull, ne, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { users } from '../../platform/db/schema/user.ts'

const authorJson = sql<Author>`json_build_object('id', users.id, 'first_name', users.first_name,
  'last_name', users.last_name, 'thumbnail_url', users.thumbnail_url)`

/** Everyone at the academy who has a permission, by name. */
export async function listColleagues(db: Connection, permission: Permission): Promise<Author[]> {
  const people = await db
    .select({ role: users.role, author: authorJson })
    .from(users)
    // As in the partial index.
    .where(and(ne(users.role, 'learner'), isNull(users.deletedAt)))
    .orderBy(asc(users.firstName), asc(users.lastName), users.id)
  return people.filter(({ role }) => reachOf(role, permission) !== undefined).map(({ author }) => author)
}

/** Whether a person has a permission; false for one who is gone. */
export async function isColleague(db: Connection, id: string, permission: Permission): Promise<boolean> {
  const [found] = await db
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return found !== undefined && reachOf(found.role, permission) !== undefined
}
