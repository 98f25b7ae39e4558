import { and, eq, gte, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { accesses } from '../db/schema/access.ts'
import { orderLines } from '../db/schema/order.ts'

/** Sets how much and how many of a line was returned. */
export async function setLineReturned(
  db: Connection,
  lineId: string,
  values: { refunded: number; returnedCount: number },
): Promise<void> {
  await db.update(orderLines).set(values).where(eq(orderLines.id, lineId))
}

/**
 * Ends the access that a line gave. Access that was bought later for the same thing, to follow it, moves forward by the days that
 * were returned.
 */
export async function endAccessOfLine(db: Connection, lineId: string, now: Date): Promise<void> {
  const rows = await db.select().from(accesses).where(eq(accesses.orderLineId, lineId)).for('update')
  for (const access of rows) {
    const from = access.startsAt > now ? access.startsAt : now
    const leftMs = access.endsAt.getTime() - from.getTime()
    if (leftMs <= 0) continue
    await shiftLater(db, access, leftMs)
    if (access.startsAt >= now) await db.delete(accesses).where(eq(accesses.id, access.id))
    else await db.update(accesses).set({ endsAt: now }).where(eq(accesses.id, access.id))
  }
}

async function shiftLater(
  db: Connection,
  access: typeof accesses.$inferSelect,
  leftMs: number,
): Promise<void> {
  const { courseId, programId, onlineMasterclassId, userId } = access
  const shift = sql`make_interval(secs => ${leftMs / 1000})`
  await db
    .update(accesses)
    .set({
      startsAt: sql`${accesses.startsAt} - ${shift}`,
      endsAt: sql`${accesses.endsAt} - ${shift}`,
    })
    .where(
      and(
        eq(accesses.userId, userId),
        ne(accesses.id, access.id),
        isNotNull(accesses.orderLineId),
        gte(accesses.startsAt, access.endsAt),
        or(
          courseId ? eq(accesses.courseId, courseId) : undefined,
          programId ? eq(accesses.programId, programId) : undefined,
          onlineMasterclassId ? eq(accesses.onlineMasterclassId, onlineMasterclassId) : undefined,
        ),
      ),
    )
}
