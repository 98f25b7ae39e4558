import type { AccessProductType } from '@chignon/contract/learning/access-grant'
import type { Locale } from '@chignon/contract/platform/locale'
import { isProductTaughtBy } from '../../catalogue/educator/teaches.queries.ts'
import { accessEnd } from '../../platform/access/access.queries.ts'
import type { Connection } from '../../platform/db/client.ts'
import { alias, and, desc, eq, isNull, type SQL, sql } from '../../platform/db/drizzle.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { lessonProgress, lessons } from '../../platform/db/schema/lesson.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import { programCourses } from '../../platform/db/schema/program.ts'
import { users } from '../../platform/db/schema/user.ts'
import { productTables } from './access-product.queries.ts'

/** Whose access is read, in which language, and by which educator if they see only what they teach. */
export type Reading = { userId: string; locale: Locale; educatorId: string | null }

const columnOf = {
  course: accesses.courseId,
  program: accesses.programId,
  'online-masterclass': accesses.onlineMasterclassId,
}

// Whether a lesson is part of the row of each table.
const isPart: Record<AccessProductType, SQL> = {
  course: sql`${lessons.courseId} = ${productTables.course.id}`,
  program: sql`${lessons.courseId} in (select ${programCourses.courseId} from ${programCourses}
    where ${programCourses.programId} = ${productTables.program.id})`,
  'online-masterclass': sql`${lessons.onlineMasterclassId} = ${productTables['online-masterclass'].id}`,
}

/** What a person has or had access to of one kind, with their progress. */
export function listFollowed(
  db: Connection,
  type: AccessProductType,
  { userId, locale, educatorId }: Reading,
) {
  const table = productTables[type]
  const done = sql`from ${lessonProgress} join ${lessons} on ${lessons.id} = ${lessonProgress.lessonId}
    where ${lessonProgress.userId} = ${userId} and ${isPart[type]}`
  return db
    .select({
      id: table.id,
      slug: table.slug,
      name: inLocale(table.name, locale),
      endsAt: accessEnd(type, userId),
      lessonsTotal: sql<number>`(select count(*)::int from ${lessons} where ${isPart[type]})`,
      lessonsDone: sql<number>`(select count(${lessonProgress.doneAt})::int ${done})`,
      lastActiveAt:
        sql<Date | null>`(select max(greatest(${lessonProgress.positionAt}, ${lessonProgress.doneAt})) ${done})`.mapWith(
          lessonProgress.doneAt,
        ),
    })
    .from(table)
    .where(
      and(
        sql`${table.id} in (select ${columnOf[type]} from ${accesses} where ${accesses.userId} = ${userId})`,
        educatorId === null ? undefined : isProductTaughtBy[type](sql`${table.id}`, educatorId),
      ),
    )
}

export type FollowedRow = Awaited<ReturnType<typeof listFollowed>>[number]

const givers = alias(users, 'givers')

/** The accesses of a person, each with its order or with who gave it, the last first. */
export function listPeriods(db: Connection, userId: string) {
  return db
    .select({
      access: accesses,
      order: { id: orders.id, number: orders.number },
      giver: { id: givers.id, firstName: givers.firstName, lastName: givers.lastName },
    })
    .from(accesses)
    .leftJoin(orderLines, eq(orderLines.id, accesses.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(givers, eq(givers.id, accesses.givenBy))
    .where(eq(accesses.userId, userId))
    .orderBy(desc(accesses.endsAt), accesses.id)
}

export type PeriodRow = Awaited<ReturnType<typeof listPeriods>>[number]

/** The name of a person who was not deleted. */
export async function findName(db: Connection, id: string) {
  const [found] = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return found
}
