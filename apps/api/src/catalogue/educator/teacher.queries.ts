import { and, asc, isNull, ne, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { users } from '../../platform/db/schema/user.ts'

/** Whether the user of the row can teach: everyone who works for the academy. */
export const canTeach: SQL = sql`(${and(ne(users.role, 'learner'), isNull(users.deletedAt))})`

/** Who can teach, by name. */
export function listTeachers(db: Connection) {
  const { id, firstName, lastName } = users
  return db
    .select({ id, firstName, lastName })
    .from(users)
    .where(canTeach)
    .orderBy(asc(firstName), asc(lastName), asc(id))
}
