import { and, asc, eq, gte, inArray, isNotNull, lt, max, or, type SQL } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { accesses } from '../db/schema/access.ts'
import { programCourses } from '../db/schema/program.ts'
import { includesCourse } from './access.queries.ts'

export type Access = typeof accesses.$inferSelect

/** Ends an access, which must be locked, now. Access that was bought to begin after it begins earlier (REFUND-11). */
export async function endAccess(db: Connection, access: Access, now: Date): Promise<void> {
  if (access.endsAt <= now) return
  if (access.startsAt >= now) await db.delete(accesses).where(eq(accesses.id, access.id))
  else await db.update(accesses).set({ endsAt: now }).where(eq(accesses.id, access.id))
  for (const later of await listFollowing(db, access)) await startEarlier(db, later, now)
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
