import { and, eq, sql } from '../../platform/db/drizzle.ts'
import { accessEnd } from '../../platform/access/access.queries.ts'
import type { Connection } from '../../platform/db/client.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { preparedOnce } from '../../platform/db/prepared.ts'
import { preparedInsert } from '../../platform/db/prepared-write.ts'
import { basketLines } from '../../platform/db/schema/basket.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import type { orderLines } from '../../platform/db/schema/order.ts'
import { programs } from '../../platform/db/schema/program.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'

/** One product, as the columns of a line or an access. */
export type ProductKey = {
  courseId: string | null
  programId: string | null
  onlineMasterclassId: string | null
}

const courseEnd = preparedOnce('access-end-of-course', (db, name) =>
  db
    .select({ end: accessEnd('course', sql.placeholder('userId')) })
    .from(courses)
    .where(eq(courses.id, sql.placeholder('id')))
    .prepare(name),
)

const programEnd = preparedOnce('access-end-of-program', (db, name) =>
  db
    .select({ end: accessEnd('program', sql.placeholder('userId')) })
    .from(programs)
    .where(eq(programs.id, sql.placeholder('id')))
    .prepare(name),
)

const masterclassEnd = preparedOnce('access-end-of-masterclass', (db, name) =>
  db
    .select({ end: accessEnd('online-masterclass', sql.placeholder('userId')) })
    .from(onlineMasterclasses)
    .where(eq(onlineMasterclasses.id, sql.placeholder('id')))
    .prepare(name),
)

/** When a person's access to a product ends, of a course also through a program; null if never bought. */
export async function accessEndOf(
  db: Connection,
  userId: string,
  { courseId, programId, onlineMasterclassId }: ProductKey,
): Promise<Date | null> {
  const [row] = courseId
    ? await courseEnd(db).execute({ userId, id: courseId })
    : programId
      ? await programEnd(db).execute({ userId, id: programId })
      : onlineMasterclassId
        ? await masterclassEnd(db).execute({ userId, id: onlineMasterclassId })
        : []
  return row?.end ?? null
}

const accessInsert = preparedInsert('insert-access', accesses, (db, values, name) =>
  db.insert(accesses).values(values).prepare(name),
)

const ticketInsert = preparedInsert('insert-tickets', tickets, (db, values, name) =>
  db
    .insert(tickets)
    .values(values)
    .returning({ id: tickets.id, holderEmail: tickets.holderEmail })
    .prepare(name),
)

/** Inserts an access. */
export async function insertAccess(db: Connection, values: typeof accesses.$inferInsert): Promise<void> {
  await accessInsert(db, [values])
}

/** Inserts tickets and returns their ids and addresses. */
export async function insertTickets(
  db: Connection,
  values: (typeof tickets.$inferInsert)[],
): Promise<{ id: string; holderEmail: string }[]> {
  if (values.length === 0) return []
  return ticketInsert(db, values)
}

type Line = Pick<
  typeof orderLines.$inferSelect,
  'type' | 'courseId' | 'programId' | 'onlineMasterclassId'
> & {
  ticketTypeId: string | null
  ticketPackageId: string | null
  subscriptionPlanId: string | null
}

const basketDelete = preparedOnce('delete-from-basket', (db, name) =>
  db
    .delete(basketLines)
    .where(
      and(
        eq(basketLines.userId, sql.placeholder('userId')),
        sql`(${basketLines.type}, ${basketLines.itemId}) in (
          select * from unnest(${sql.placeholder('types')}::text[], ${sql.placeholder('ids')}::uuid[]))`,
      ),
    )
    .prepare(name),
)

/** Removes what was bought from the buyer's basket. */
export async function removeFromBasket(
  db: Connection,
  { userId, lines }: { userId: string; lines: readonly Line[] },
): Promise<void> {
  const ids = lines.map(
    (line) =>
      line.courseId ??
      line.programId ??
      line.onlineMasterclassId ??
      line.ticketTypeId ??
      line.ticketPackageId ??
      line.subscriptionPlanId,
  )
  await basketDelete(db).execute({ userId, ids, types: lines.map(({ type }) => type) })
}
