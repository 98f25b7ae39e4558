import {
  forEachIndependently,
  throwIfAnyFailed,
  inBatches,
} from '../../platform/jobs/for-each-independently.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import type { Services } from '../../platform/services.ts'
import { markSent, startDueIssues } from './due-issue.queries.ts'
import { claimDelivery, listWaiting, type Recipient } from './newsletter-delivery.queries.ts'
import { sendNewsletters } from './newsletter.jobs.ts'

type SendServices = Pick<Services, 'db' | 'clock' | 'logger' | 'mailer'>

/** An issue stays "sending" until all subscribers have it, and is continued by the next run. */
export function sendNewslettersHandler(services: SendServices): JobHandler {
  const { db, clock, logger } = services
  return handleJob(sendNewsletters, async () => {
    const due = await startDueIssues(db(), clock())
    await forEachIndependently(due, ({ id }) => sendIssue(services, id), {
      logger,
      describe: ({ id }) => ({ issue: id }),
    })
  })
}

async function sendIssue(services: SendServices, issueId: string): Promise<void> {
  const { db, logger } = services
  const waiting = inBatches((after: Recipient | undefined) => listWaiting(db(), issueId, after?.id))
  const failures = await forEachIndependently(waiting, (recipient) => send(services, issueId, recipient), {
    logger,
    describe: ({ id }) => ({ issue: issueId, subscriber: id }),
  })
  throwIfAnyFailed(failures, 'subscribers are still without the issue')
  await markSent(db(), issueId)
}

// Claims the issue for the subscriber in the transaction that enqueues the mail: of two runs at once, the row lets one claim it.
function send({ db, clock, mailer }: SendServices, issueId: string, recipient: Recipient): Promise<void> {
  const { id: subscriberId, email, hasPicture } = recipient
  return db.transaction(async () => {
    const id = await claimDelivery(db(), { issueId, subscriberId, hasPicture, sentAt: clock() })
    if (id !== undefined) await mailer.enqueue({ kind: 'newsletter-issue', to: email, aboutId: id })
  })
}
