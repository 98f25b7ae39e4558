import { and, eq, lte, notExists, or } from 'drizzle-orm'
import { newsletterDeliveries, newsletterIssues, newsletterSubscribers } from '../db/schema/newsletter.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import type { Services } from '../services.ts'
import { sendNewsletters } from './newsletter.jobs.ts'

type SendServices = Pick<Services, 'db' | 'clock' | 'mailer'>

const batchSize = 200

/** Runs `sendNewsletters`. */
export function sendNewslettersHandler(services: SendServices): JobHandler {
  const { db, clock } = services
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
    for (const { id } of due) {
      while ((await sendBatch(services, id)) > 0);
      await db().update(newsletterIssues).set({ state: 'sent' }).where(eq(newsletterIssues.id, id))
    }
  })
}

/**
 * Claims an issue for some subscribers who do not have it yet, and enqueues their mails in the same transaction. Of two runs at
 * once, the row of a delivery lets one claim it.
 */
function sendBatch({ db, clock, mailer }: SendServices, issueId: string): Promise<number> {
  return db.transaction(async () => {
    const waiting = await db()
      .select({
        subscriberId: newsletterSubscribers.id,
        email: newsletterSubscribers.email,
        hasPicture: newsletterSubscribers.countsOpens,
      })
      .from(newsletterSubscribers)
      .where(
        and(
          eq(newsletterSubscribers.state, 'subscribed'),
          notExists(
            db()
              .select({ id: newsletterDeliveries.id })
              .from(newsletterDeliveries)
              .where(
                and(
                  eq(newsletterDeliveries.issueId, issueId),
                  eq(newsletterDeliveries.subscriberId, newsletterSubscribers.id),
                ),
              ),
          ),
        ),
      )
      .limit(batchSize)
    if (waiting.length === 0) return 0
    const claimed = await db()
      .insert(newsletterDeliveries)
      .values(
        waiting.map(({ subscriberId, hasPicture }) => ({
          issueId,
          subscriberId,
          hasPicture,
          sentAt: clock(),
        })),
      )
      .onConflictDoNothing()
      .returning({ id: newsletterDeliveries.id, subscriberId: newsletterDeliveries.subscriberId })
    const emails = new Map(waiting.map(({ subscriberId, email }) => [subscriberId, email]))
    for (const { id, subscriberId } of claimed) {
      const to = subscriberId === null ? undefined : emails.get(subscriberId)
      if (to !== undefined) await mailer.enqueue({ kind: 'newsletter-issue', to, aboutId: id })
    }
    return waiting.length
  })
}
