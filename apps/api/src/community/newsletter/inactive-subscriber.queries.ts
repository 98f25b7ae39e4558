import { newsletterPauseMonths } from '@chignon/contract/community/community-rules'
import { and, eq, exists, gt, gte, inArray, lt, lte, sql, type SQL } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { newsletterDeliveries, newsletterSubscribers } from '../../platform/db/schema/newsletter.ts'

const batchSize = 200

/** Some subscribers who opened no issue for five months, ordered by id, from the id after `after` on. */
export function listInactive(
  db: Connection,
  now: Date,
  after: string | undefined,
): Promise<{ id: string }[]> {
  return db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(and(isInactive(db, now), after === undefined ? undefined : gt(newsletterSubscribers.id, after)))
    .orderBy(newsletterSubscribers.id)
    .limit(batchSize)
}

/** Locks a subscriber who is still inactive and is not being changed, and returns the address. */
export async function lockInactive(db: Connection, id: string, now: Date): Promise<string | undefined> {
  const [inactive] = await db
    .select({ email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.id, id), isInactive(db, now)))
    .for('update', { skipLocked: true })
  return inactive?.email
}

/** Deletes the subscribers whose newsletter ended at least `years` years ago, with the history of their consent. */
export async function deleteEnded(
  db: Connection,
  { now, years }: { now: Date; years: number },
): Promise<void> {
  await db
    .delete(newsletterSubscribers)
    .where(
      and(
        inArray(newsletterSubscribers.state, ['unsubscribed', 'paused', 'bounced']),
        lt(newsletterSubscribers.changedAt, before(now, `${years} years`)),
      ),
    )
}

function isInactive(db: Connection, now: Date): SQL | undefined {
  return and(
    eq(newsletterSubscribers.state, 'subscribed'),
    eq(newsletterSubscribers.countsOpens, true),
    hasUnopenedIssue(db, now),
  )
}

// Counted from the first issue after the last activity: without an issue there is nothing to open.
function hasUnopenedIssue(db: Connection, now: Date): SQL {
  return exists(
    db
      .select({ id: newsletterDeliveries.id })
      .from(newsletterDeliveries)
      .where(
        and(
          eq(newsletterDeliveries.subscriberId, newsletterSubscribers.id),
          eq(newsletterDeliveries.hasPicture, true),
          gte(newsletterDeliveries.sentAt, newsletterSubscribers.activeAt),
          lte(newsletterDeliveries.sentAt, before(now, `${newsletterPauseMonths} months`)),
        ),
      ),
  )
}

function before(now: Date, interval: string): SQL<Date> {
  return sql<Date>`${now.toISOString()}::timestamptz - ${interval}::interval`
}
