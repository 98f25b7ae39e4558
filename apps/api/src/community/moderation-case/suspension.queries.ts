import { and, eq, isNull } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { suspensions } from '../../platform/db/schema/moderation.ts'
import { users } from '../../platform/db/schema/user.ts'

export type SuspensionRow = typeof suspensions.$inferSelect

/** Stores a suspension. */
export async function insertSuspension(
  db: Connection,
  values: Pick<SuspensionRow, 'userId' | 'reason' | 'startsAt' | 'endsAt'>,
): Promise<SuspensionRow> {
  const [row] = await db.insert(suspensions).values(values).returning()
  if (!row) throw new Error('The suspension was not stored.')
  return row
}

/** Ends all suspensions of a person. */
export async function liftSuspensions(db: Connection, userId: string, now: Date): Promise<void> {
  await db
    .update(suspensions)
    .set({ liftedAt: now })
    .where(and(eq(suspensions.userId, userId), isNull(suspensions.liftedAt)))
}

/** A suspension with its person, for a mail. */
export async function findMailedSuspension(db: Connection, id: string) {
  const [found] = await db
    .select({ suspension: suspensions, firstName: users.firstName, locale: users.locale })
    .from(suspensions)
    .innerJoin(users, eq(users.id, suspensions.userId))
    .where(eq(suspensions.id, id))
  return found
}
