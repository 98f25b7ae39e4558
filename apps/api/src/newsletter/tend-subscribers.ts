import { newsletterPauseMonths } from '@chignon/contract/community-rules'
import { and, eq, exists, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { newsletterDeliveries, newsletterSubscribers } from '../db/schema/newsletter.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import type { Services } from '../services.ts'
import { recordConsent } from './newsletter-consent.ts'
import { deleteExpiredRequests } from './newsletter-request.ts'
import { tendSubscribers } from './newsletter.jobs.ts'
import { updateSubscriber } from './newsletter.queries.ts'

type TendServices = Pick<Services, 'db' | 'clock' | 'mailer'>

const batchSize = 200

// The proof of a consent is kept for three years after it ended, as stated in the privacy policy.
const proofYears = 3

/** Runs `tendSubscribers`. */
export function tendSubscribersHandler(services: TendServices): JobHandler {
  const { db, clock } = services
  return handleJob(tendSubscribers, async () => {
    const now = clock()
    while ((await pauseBatch(services, now)) === batchSize);
    await deleteExpiredRequests(db(), now)
    await db()
      .delete(newsletterSubscribers)
      .where(
        and(
          inArray(newsletterSubscribers.state, ['unsubscribed', 'paused', 'bounced']),
          lt(newsletterSubscribers.changedAt, before(now, `${proofYears} years`)),
        ),
      )
  })
}

/** Pauses some of those who opened no issue for five months; returns how many. */
function pauseBatch({ db, mailer }: TendServices, now: Date): Promise<number> {
  return db.transaction(async () => {
    const asleep = await db()
      .select({ id: newsletterSubscribers.id, email: newsletterSubscribers.email })
      .from(newsletterSubscribers)
      .where(
        and(
          eq(newsletterSubscribers.state, 'subscribed'),
          eq(newsletterSubscribers.countsOpens, true),
          hasUnopenedIssue(db(), now),
        ),
      )
      .limit(batchSize)
      .for('update', { skipLocked: true })
    for (const { id, email } of asleep) {
      await updateSubscriber(db(), id, { state: 'paused', changedAt: now })
      await recordConsent(db(), id, ['paused'], { source: 'academy', network: null, now })
      await mailer.enqueue({ kind: 'newsletter-paused', to: email, aboutId: id })
    }
    return asleep.length
  })
}

// Counted from the first issue after the last sign of life: who receives none cannot open any.
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
