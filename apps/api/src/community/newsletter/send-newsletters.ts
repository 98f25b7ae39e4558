import { and, eq, gt, lte, notExists, or } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import {
  newsletterDeliveries,
  newsletterIssues,
  newsletterSubscribers,
} from '../../platform/db/schema/newsletter.ts'
import { eachByItself, failTogether, inBatches } from '../../platform/jobs/each-by-itself.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import type { Services } from '../../platform/services.ts'
import { sendNewsletters } from './newsletter.jobs.ts'

type SendServices = Pick<Services, 'db' | 'clock' | 'logger' | 'mailer'>

const batchSize = 200

/** An issue stays "sending" until all subscribers have it, and is continued by the next run. */
export function sendNewslettersHandler(services: SendServices): JobHandler {
  const { db, clock, logger } = services
  return handleJob(sendNewsletters, async () => {
    const due = await db()
      .update(newsletterIssues)
      .set({ state: 'sending' })
      .where(
        or(
          // An earlier run ended too early.
          eq(newsletterIssues.state, 'sending'),
          and(eq(newsletterIssues.state, 'scheduled'), lte(newsletterIssues.scheduledAt, clock())),
        ),
      )
      .returning({ id: newsletterIssues.id })
    await eachByItself(due, ({ id }) => sendIssue(services, id), {
      logger,
      describe: ({ id }) => ({ issue: id }),
    })
  })
}

async function sendIssue(services: SendServices, issueId: string): Promise<void> {
  const { db, logger } = services
  const waiting = inBatches((after: Recipient | undefined) => listWaiting(db(), issueId, after?.id))
  const failures = await eachByItself(waiting, (recipient) => send(services, issueId, recipient), {
    logger,
    describe: ({ id }) => ({ issue: issueId, subscriber: id }),
  })
  failTogether(failures, 'subscribers are still without the issue')
  await db().update(newsletterIssues).set({ state: 'sent' }).where(eq(newsletterIssues.id, issueId))
}

type Recipient = { id: string; email: string; hasPicture: boolean }

/** Some subscribers with ids after one who do not have an issue yet. */
function listWaiting(db: Connection, issueId: string, after: string | undefined): Promise<Recipient[]> {
  const { id, email, countsOpens, state } = newsletterSubscribers
  const delivery = db
    .select({ id: newsletterDeliveries.id })
    .from(newsletterDeliveries)
    .where(and(eq(newsletterDeliveries.issueId, issueId), eq(newsletterDeliveries.subscriberId, id)))
  return db
    .select({ id, email, hasPicture: countsOpens })
    .from(newsletterSubscribers)
    .where(and(eq(state, 'subscribed'), notExists(delivery), after === undefined ? undefined : gt(id, after)))
    .orderBy(id)
    .limit(batchSize)
}

// Claims the issue for the subscriber in the transaction that enqueues the mail: of two runs at once, the row lets one claim it.
function send({ db, clock, mailer }: SendServices, issueId: string, recipient: Recipient): Promise<void> {
  const { id: subscriberId, email, hasPicture } = recipient
  return db.transaction(async () => {
    const [claimed] = await db()
      .insert(newsletterDeliveries)
      .values({ issueId, subscriberId, hasPicture, sentAt: clock() })
      .onConflictDoNothing()
      .returning({ id: newsletterDeliveries.id })
    if (claimed) await mailer.enqueue({ kind: 'newsletter-issue', to: email, aboutId: claimed.id })
  })
}
