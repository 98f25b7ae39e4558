import * as z from 'zod/mini'
import { redactError } from '../db/errors.ts'
import { defineJob } from '../jobs/define-job.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import { listUncheckedPayments } from '../payment/payment.queries.ts'
import { reconcilePayment } from './reconcile-payment.ts'
import type { PaymentServices } from './payment-services.ts'

/** Asks the provider about card payments without a final answer, each minute: for answers and webhooks that were lost. */
export const reconcilePayments = defineJob({
  name: 'reconcile-payments',
  payload: z.object({}),
  cron: '* * * * *',
})

const recheckMs = 60_000
const batchSize = 100

/** Runs `reconcilePayments`. */
export function reconcilePaymentsHandler(services: PaymentServices): JobHandler {
  const { db, clock, logger } = services
  return handleJob(reconcilePayments, async () => {
    const before = new Date(clock().getTime() - recheckMs)
    for (const payment of await listUncheckedPayments(db(), before, batchSize)) {
      // One that fails does not keep the others from being checked.
      await reconcilePayment(services, payment).catch((error: unknown) =>
        logger.warn({ payment: payment.id, err: redactError(error) }, 'a payment could not be reconciled'),
      )
    }
  })
}
