import { eachByItself, failTogether, inBatches } from '../../platform/jobs/each-by-itself.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import type { Services } from '../../platform/services.ts'
import { deleteEnded, listAsleep, lockAsleep } from './asleep-subscriber.queries.ts'
import { recordConsent } from './newsletter-consent.queries.ts'
import { deleteExpiredRequests } from './newsletter-request.queries.ts'
import { tendSubscribers } from './newsletter.jobs.ts'
import { updateSubscriber } from './newsletter.queries.ts'

type TendServices = Pick<Services, 'db' | 'clock' | 'logger' | 'mailer'>

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
    await deleteEnded(db(), { now, years: proofYears })
    failTogether(failures, 'subscriptions could not be paused')
  })
}

function pause({ db, mailer }: TendServices, id: string, now: Date): Promise<void> {
  return db.transaction(async () => {
    const email = await lockAsleep(db(), id, now)
    if (email === undefined) return
    await updateSubscriber(db(), id, { state: 'paused', changedAt: now })
    await recordConsent(db(), id, ['paused'], { source: 'academy', network: null, now })
    await mailer.enqueue({ kind: 'newsletter-paused', to: email, aboutId: id })
  })
}
