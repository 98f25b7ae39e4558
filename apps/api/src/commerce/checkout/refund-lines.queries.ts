import { and, asc, eq, gte, inArray, isNotNull, lt, max, or, type SQL } from '../../platform/db/drizzle.ts'
import { includesCourse } from '../../platform/access/access.queries.ts'
import type { Connection } from '../../platform/db/client.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { orderLines } from '../../platform/db/schema/order.ts'
import { programCourses } from '../../platform/db/schema/program.ts'

type Access = typeof accesses.$inferSelect

/** Sets how much and how many of a line was returned. */
export async function setLineReturned(
  db: Connection,
  lineId: string,
  values: { refunded: number; returnedCount: number },
): Promise<void> {
  await db.update(orderLines).set(values).where(eq(orderLines.id, lineId))
}

/** Ends the access that a line gave. Access that was bought to begin after it begins earlier (REFUND-11). */
export async function endAccessOfLine(db: Connection, lineId: string, now: Date): Promise<void> {
  const rows = await db.select().from(accesses).where(eq(accesses.orderLineId, lineId)).for('update')
  for (const access of rows) {
    if (access.endsAt <= now) continue
    if (access.startsAt >= now) await db.delete(accesses).where(eq(accesses.id, access.id))
    else await db.update(accesses).set({ endsAt: now }).where(eq(accesses.id, access.id))
    for (const later of await listFollowing(db, access)) await startEarlier(db, later, now)
  }
}

async function startEarlier(db: Connection, access: Access, now: Date): Promise<void> {
  const end = await endBefore(db, access)
  const startsAt = end !== null && end > now ? end : now
  const shiftMs = access.startsAt.getTime() - startsAt.getTime()
  if (shiftMs <= 0) return
  const endsAt = new Date(access.endsAt.getTime() - shiftMs)
  await db.update(accesses).set({ startsAt, endsAt }).where(eq(accesses.id, access.id))
}

/** The accesses that were bought to follow one: to the same thing, or to a course of its program. Earliest first. */
function listFollowing(db: Connection, access: Access): Promise<Access[]> {
  const { userId, courseId, programId, onlineMasterclassId, endsAt } = access
  return db
    .select()
    .from(accesses)
    .where(
      and(
        eq(accesses.userId, userId),
        isNotNull(accesses.orderLineId),
        gte(accesses.startsAt, endsAt),
        or(
          courseId ? eq(accesses.courseId, courseId) : undefined,
          programId ? or(eq(accesses.programId, programId), isOfProgram(db, programId)) : undefined,
          onlineMasterclassId ? eq(accesses.onlineMasterclassId, onlineMasterclassId) : undefined,
        ),
      ),
    )
    .orderBy(asc(accesses.startsAt))
    .for('update')
}

/** When the buyer's earlier access to the same thing ends, to a course also through programs; null if there is none. */
async function endBefore(db: Connection, access: Access): Promise<Date | null> {
  const { userId, courseId, programId, onlineMasterclassId, startsAt } = access
  const [row] = await db
    .select({ end: max(accesses.endsAt) })
    .from(accesses)
    .where(
      and(
        eq(accesses.userId, userId),
        lt(accesses.startsAt, startsAt),
        or(
          courseId ? includesCourse(courseId) : undefined,
          programId ? eq(accesses.programId, programId) : undefined,
          onlineMasterclassId ? eq(accesses.onlineMasterclassId, onlineMasterclassId) : undefined,
        ),
      ),
    )
  return row?.end ?? null
}

function isOfProgram(db: Connection, programId: string): SQL {
  const { courseId } = programCourses
  return inArray(
    accesses.courseId,
    db.select({ courseId }).from(programCourses).where(eq(programCourses.programId, programId)),
  )
}
