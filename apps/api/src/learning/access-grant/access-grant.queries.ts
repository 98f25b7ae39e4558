import { and, eq, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import type { ProductKey } from '../../platform/access/give-access.queries.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import { programs } from '../../platform/db/schema/program.ts'
import { users } from '../../platform/db/schema/user.ts'

/** The condition that an access is to one product. */
function isTo({ courseId, programId, onlineMasterclassId }: ProductKey) {
  return and(
    courseId === null ? undefined : eq(accesses.courseId, courseId),
    programId === null ? undefined : eq(accesses.programId, programId),
    onlineMasterclassId === null ? undefined : eq(accesses.onlineMasterclassId, onlineMasterclassId),
  )
}

/** How many days of access to a product someone has given a person. */
export async function daysGivenBy(
  db: Connection,
  giverId: string,
  { userId, product }: { userId: string; product: ProductKey },
): Promise<number> {
  const [row] = await db
    .select({
      days: sql<number>`coalesce(sum(extract(epoch from ${accesses.endsAt} - ${accesses.startsAt})), 0)::float8 / 86400`,
    })
    .from(accesses)
    .where(and(eq(accesses.userId, userId), eq(accesses.givenBy, giverId), isTo(product)))
  return row?.days ?? 0
}

/** Finds an access. */
export async function findAccess(db: Connection, id: string) {
  const [found] = await db.select().from(accesses).where(eq(accesses.id, id))
  return found
}

/** Loads an access with `SELECT … FOR UPDATE`. */
export async function lockAccess(db: Connection, id: string) {
  const [found] = await db.select().from(accesses).where(eq(accesses.id, id)).for('update')
  return found
}

/** A given access with its product and its person, for a mail. */
export async function findMailedAccess(db: Connection, id: string) {
  const [found] = await db
    .select({
      endsAt: accesses.endsAt,
      firstName: users.firstName,
      locale: users.locale,
      timeZone: users.timeZone,
      course: { slug: courses.slug, name: courses.name },
      program: { slug: programs.slug, name: programs.name },
      masterclass: { slug: onlineMasterclasses.slug, name: onlineMasterclasses.name },
    })
    .from(accesses)
    .innerJoin(users, eq(users.id, accesses.userId))
    .leftJoin(courses, eq(courses.id, accesses.courseId))
    .leftJoin(programs, eq(programs.id, accesses.programId))
    .leftJoin(onlineMasterclasses, eq(onlineMasterclasses.id, accesses.onlineMasterclassId))
    .where(eq(accesses.id, id))
  return found
}
