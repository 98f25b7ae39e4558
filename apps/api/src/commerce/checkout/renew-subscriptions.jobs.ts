import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { forEachIndependently, inBatches } from '../../platform/jobs/for-each-independently.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import type { Services } from '../../platform/services.ts'
import { listDueSubscriptions } from '../subscription/running-subscription.queries.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { renewSubscription } from './renew-subscription.ts'

/** Renews one subscription, if it is still due. */
export const renewOneSubscription = defineJob({
  name: 'renew-subscription',
  payload: z.object({ id: z.uuid() }),
  concurrency: 2,
})

/** Enqueues the renewal of every subscription that is due, every ten minutes (SUB-3). */
export const renewSubscriptions = defineJob({
  name: 'renew-subscriptions',
  payload: z.object({}),
  cron: '*/10 * * * *',
})

const batchSize = 500

export function renewOneSubscriptionHandler(services: PaymentServices): JobHandler {
  return handleJob(renewOneSubscription, ({ id }) => renewSubscription(services, id))
}

export function renewSubscriptionsHandler({
  db,
  clock,
  jobs,
  logger,
}: Pick<Services, 'db' | 'clock' | 'jobs' | 'logger'>): JobHandler {
  return handleJob(renewSubscriptions, async () => {
    const now = clock()
    const due = inBatches((after: string | undefined) =>
      listDueSubscriptions(db(), { now, after, limit: batchSize }),
    )
    await forEachIndependently(due, (id) => jobs.enqueue(renewOneSubscription, { id }, { key: id }), {
      logger,
      describe: (subscription) => ({ subscription }),
    })
  })
}
