import { and, asc, eq, isNull, lte, ne, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { examAttempts } from '../../platform/db/schema/exam-attempt.ts'
import { exams } from '../../platform/db/schema/exam.ts'
import { users } from '../../platform/db/schema/user.ts'
import { lastSignOfEndedClaims } from './exam-claim.rules.ts'
import { queueCondition, type QueueFilter } from './staff-exam.queries.ts'

/** A claim of an attempt. */
export type ClaimRow = { claimedAt: Date; seenAt: Date }

/** The columns of an attempt that no one reviews. */
export const unclaimed = { claimedBy: null, claimedAt: null, claimSeenAt: null }

/**
 * Claims a submitted attempt, or gives a sign of life, in one statement: of several examiners at the same time one has it. Returns
 * undefined if another one does, or if the attempt is decided.
 */
export async function setClaim(
  db: Connection,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<ClaimRow | undefined> {
  const isOwn = and(eq(examAttempts.claimedBy, userId), sql`not ${hasEnded(now)}`)
  const [claimed] = await db
    .update(examAttempts)
    .set({
      claimedBy: userId,
      claimedAt: sql`case when ${isOwn} then ${examAttempts.claimedAt} else ${now} end`,
      claimSeenAt: now,
    })
    .where(
      and(
        eq(examAttempts.id, id),
        eq(examAttempts.state, 'submitted'),
        or(eq(examAttempts.claimedBy, userId), isFree(now)),
      ),
    )
    .returning({ claimedAt: examAttempts.claimedAt, seenAt: examAttempts.claimSeenAt })
  return claimed?.claimedAt && claimed.seenAt
    ? { claimedAt: claimed.claimedAt, seenAt: claimed.seenAt }
    : undefined
}

/**
 * Claims the attempt of the queue that waits longest, in one statement. Attempts that are being changed at the moment are passed over,
 * so that examiners who ask at the same time get different ones.
 */
export async function claimNext(
  db: Connection,
  { filter, userId, now }: { filter: QueueFilter; userId: string; now: Date },
): Promise<string | undefined> {
  const next = db
    .select({ id: examAttempts.id })
    .from(examAttempts)
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .innerJoin(users, and(eq(users.id, examAttempts.userId), isNull(users.deletedAt)))
    .where(and(queueCondition(filter), ne(examAttempts.userId, userId), isFree(now)))
    .orderBy(asc(examAttempts.submittedAt), asc(examAttempts.id))
    .limit(1)
    .for('update', { of: examAttempts, skipLocked: true })
  const [claimed] = await db
    .update(examAttempts)
    .set({ claimedBy: userId, claimedAt: now, claimSeenAt: now })
    .where(eq(examAttempts.id, sql`(${next})`))
    .returning({ id: examAttempts.id })
  return claimed?.id
}

/** Frees an attempt that a person has claimed; false if they have not. */
export async function releaseClaim(
  db: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const freed = await db
    .update(examAttempts)
    .set(unclaimed)
    .where(and(eq(examAttempts.id, id), eq(examAttempts.claimedBy, userId)))
    .returning({ id: examAttempts.id })
  return freed.length > 0
}

/** Who has claimed an attempt last. */
export async function findClaimer(
  db: Connection,
  id: string,
): Promise<{ id: string; firstName: string; lastName: string } | undefined> {
  const [found] = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(examAttempts)
    .innerJoin(users, eq(users.id, examAttempts.claimedBy))
    .where(eq(examAttempts.id, id))
  return found
}

function isFree(now: Date): SQL | undefined {
  return or(isNull(examAttempts.claimedBy), hasEnded(now))
}

function hasEnded(now: Date): SQL {
  return lte(examAttempts.claimSeenAt, lastSignOfEndedClaims(now))
}
