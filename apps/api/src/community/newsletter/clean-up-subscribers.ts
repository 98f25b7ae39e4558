import {
  forEachIndependently,
  throwIfAnyFailed,
  inBatches,
} from '../../platform/jobs/for-each-independently.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import type { Services } from '../../platform/services.ts'
import { deleteEnded, listInactive, lockInactive } from './inactive-subscriber.queries.ts'
import { recordConsent } from './newsletter-consent.queries.ts'
import { deleteExpiredRequests } from './newsletter-request.queries.ts'
import { cleanUpSubscribers } from './newsletter.jobs.ts'
import { updateSubscriber } from './newsletter.queries.ts'

type CleanUpServices = Pick<Services, 'db' | 'clock' | 'logger' | 'mailer'>

// The proof of a consent is kept for three years after it ended, as stated in the privacy policy.
const proofYears = 3

export function cleanUpSubscribersHandler(services: CleanUpServices): JobHandler {
  const { db, clock, logger } = services
  return handleJob(cleanUpSubscribers, async () => {
    const now = clock()
    const inactive = inBatches((after: { id: string } | undefined) => listInactive(db(), now, after?.id))
    const failures = await forEachIndependently(inactive, ({ id }) => pause(services, id, now), {
      logger,
      describe: ({ id }) => ({ subscriber: id }),
    })
    await deleteExpiredRequests(db(), now)
    await deleteEnded(db(), { now, years: proofYears })
    throwIfAnyFailed(failures, 'subscriptions could not be paused')
  })
}

function pause({ db, mailer }: CleanUpServices, id: string, now: Date): Promise<void> {
  return db.transaction(async () => {
    const email = await lockInactive(db(), id, now)
    if (email === undefined) return
    await updateSubscriber(db(), id, { state: 'paused', changedAt: now })
    await recordConsent(db(), id, ['paused'], { source: 'academy', network: null, now })
    await mailer.enqueue({ kind: 'newsletter-paused', to: email, aboutId: id })
  })
}
