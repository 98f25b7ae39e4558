import { newsletterPauseMonths } from '@chignon/contract/community/community-rules'
import { and, eq, exists, gt, gte, inArray, lt, lte, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { newsletterDeliveries, newsletterSubscribers } from '../../platform/db/schema/newsletter.ts'
import { eachByItself, failTogether, inBatches } from '../../platform/jobs/each-by-itself.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import type { Services } from '../../platform/services.ts'
import { recordConsent } from './newsletter-consent.ts'
import { deleteExpiredRequests } from './newsletter-request.ts'
import { tendSubscribers } from './newsletter.jobs.ts'
import { updateSubscriber } from './newsletter.queries.ts'

type TendServices = Pick<Services, 'db' | 'clock' | 'logger' | 'mailer'>

const batchSize = 200

// The proof of a consent is kept for three years after it ended, as stated in the privacy policy.
const proofYears = 3

export function tendSubscribersHandler(services: TendServices): JobHandler {
  const { db, clock, logger } = services
  return handleJob(tendSubscribers, async () => {
    const now = clock()
    const asleep = inBatches((after: { id: string } | undefined) => listAsleep(db(), now, after?.id))
    const failures = await eachByItself(asleep, ({ id }) => pause(services, id, now), {
      logger,
      describe: ({ id }) => ({ subscriber: id }),
    })
    await deleteExpiredRequests(db(), now)
    await db()
      .delete(newsletterSubscribers)
      .where(
        and(
          inArray(newsletterSubscribers.state, ['unsubscribed', 'paused', 'bounced']),
          lt(newsletterSubscribers.changedAt, before(now, `${proofYears} years`)),
        ),
      )
    failTogether(failures, 'subscriptions could not be paused')
  })
}

/** Some of those with ids after one who opened no issue for five months. */
function listAsleep(db: Connection, now: Date, after: string | undefined): Promise<{ id: string }[]> {
  return db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(and(isAsleep(db, now), after === undefined ? undefined : gt(newsletterSubscribers.id, after)))
    .orderBy(newsletterSubscribers.id)
    .limit(batchSize)
}

function pause({ db, mailer }: TendServices, id: string, now: Date): Promise<void> {
  return db.transaction(async () => {
    const [asleep] = await db()
      .select({ email: newsletterSubscribers.email })
      .from(newsletterSubscribers)
      .where(and(eq(newsletterSubscribers.id, id), isAsleep(db(), now)))
      .for('update', { skipLocked: true })
    if (!asleep) return
    await updateSubscriber(db(), id, { state: 'paused', changedAt: now })
    await recordConsent(db(), id, ['paused'], { source: 'academy', network: null, now })
    await mailer.enqueue({ kind: 'newsletter-paused', to: asleep.email, aboutId: id })
  })
}

function isAsleep(db: Connection, now: Date): SQL | undefined {
  return and(
    eq(newsletterSubscribers.state, 'subscribed'),
    eq(newsletterSubscribers.countsOpens, true),
    hasUnopenedIssue(db, now),
  )
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
