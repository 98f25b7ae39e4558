import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { outbox } from '../db/schema/outbox.ts'

/** A mail that waits to be sent. */
export type OutboxRow = typeof outbox.$inferSelect

/** For how long a mail is its taker's alone, in milliseconds; after that the taker is believed dead. */
const lease = 5 * 60_000

const keepFailed = 30 * 24 * 60 * 60_000

/**
 * Takes mail that is due, oldest first, for this process alone: rows another one is just taking are skipped, and what
 * is taken is not due again until the lease is over.
 */
export async function claimDue(db: Connection, now: Date, most: number): Promise<OutboxRow[]> {
  const due = db.$with('due').as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isNull(outbox.failedAt), lte(outbox.dueAt, now)))
      .orderBy(outbox.dueAt)
      .limit(most)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(due)
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: new Date(now.getTime() + lease) })
    .where(inArray(outbox.id, db.select({ id: due.id }).from(due)))
    .returning()
}

/** Takes a mail out of the outbox: it was sent, or there was nothing to send. */
export async function removeMail(db: Connection, id: string): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id))
}

/** Notes why an attempt failed, and when the next may be; without a next one the mail is given up. */
export async function noteFailure(
  db: Connection,
  { id, attempts }: OutboxRow,
  { failure, now, next }: { failure: string; now: Date; next: Date | undefined },
): Promise<void> {
  await db
    .update(outbox)
    .set({ failure, ...(next ? { dueAt: next } : { failedAt: now }) })
    // Where the lease ran out meanwhile, the row is somebody else's.
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts)))
}

/** Drops what is of no use any more, and after 30 days what was given up. */
export async function sweepOutbox(db: Connection, now: Date): Promise<void> {
  await db
    .delete(outbox)
    .where(
      or(
        and(isNull(outbox.failedAt), lt(outbox.expiresAt, now)),
        lt(outbox.failedAt, new Date(now.getTime() - keepFailed)),
      ),
    )
}
