import { and, eq, or, sql } from 'drizzle-orm'
import { accessEnd } from '../access/access.queries.ts'
import type { Connection } from '../db/client.ts'
import { accesses } from '../db/schema/access.ts'
import { basketLines } from '../db/schema/basket.ts'
import { courses } from '../db/schema/course.ts'
import { onlineMasterclasses } from '../db/schema/online-masterclass.ts'
import type { orderLines } from '../db/schema/order.ts'
import { programs } from '../db/schema/program.ts'
import { tickets } from '../db/schema/ticket.ts'

/** One product, as the columns of a line or an access. */
export type ProductKey = {
  courseId: string | null
  programId: string | null
  onlineMasterclassId: string | null
}

/** When a person's access to a product ends, of a course also through a program; null if never bought. */
export async function accessEndOf(
  db: Connection,
  userId: string,
  { courseId, programId, onlineMasterclassId }: ProductKey,
): Promise<Date | null> {
  const [row] = courseId
    ? await db
        .select({ end: accessEnd('course', userId) })
        .from(courses)
        .where(eq(courses.id, courseId))
    : programId
      ? await db
          .select({ end: accessEnd('program', userId) })
          .from(programs)
          .where(eq(programs.id, programId))
      : onlineMasterclassId
        ? await db
            .select({ end: accessEnd('online-masterclass', userId) })
            .from(onlineMasterclasses)
            .where(eq(onlineMasterclasses.id, onlineMasterclassId))
        : []
  return row?.end ?? null
}

/** Inserts an access. */
export async function insertAccess(db: Connection, values: typeof accesses.$inferInsert): Promise<void> {
  await db.insert(accesses).values(values)
}

/** Inserts tickets and returns their ids and addresses. */
export async function insertTickets(
  db: Connection,
  values: (typeof tickets.$inferInsert)[],
): Promise<{ id: string; holderEmail: string }[]> {
  if (values.length === 0) return []
  return db.insert(tickets).values(values).returning({ id: tickets.id, holderEmail: tickets.holderEmail })
}

type Line = Pick<
  typeof orderLines.$inferSelect,
  'type' | 'courseId' | 'programId' | 'onlineMasterclassId'
> & {
  ticketTypeId: string | null
  ticketPackageId: string | null
  subscriptionPlanId: string | null
}

/** Removes what was bought from the buyer's basket. */
export async function removeFromBasket(
  db: Connection,
  { userId, lines }: { userId: string; lines: readonly Line[] },
): Promise<void> {
  const items = lines.map((line) => {
    const { courseId, programId, onlineMasterclassId, ticketTypeId, ticketPackageId, subscriptionPlanId } =
      line
    const itemId =
      courseId ?? programId ?? onlineMasterclassId ?? ticketTypeId ?? ticketPackageId ?? subscriptionPlanId
    return and(eq(basketLines.type, line.type), sql`${basketLines.itemId} = ${itemId}`)
  })
  await db.delete(basketLines).where(and(eq(basketLines.userId, userId), or(...items)))
}
