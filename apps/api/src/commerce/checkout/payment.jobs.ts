import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { forEachIndependently } from '../../platform/jobs/for-each-independently.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import { changePayment, listUncheckedPayments, type PaymentRow } from '../payment/payment.queries.ts'
import { reconcilePayment } from './reconcile-payment.ts'
import type { PaymentServices } from '../payment/payment-services.ts'

/** Asks the provider about card payments without a final answer, each minute: for answers and webhooks that were lost. */
export const reconcilePayments = defineJob({
  name: 'reconcile-payments',
  payload: z.object({}),
  cron: '* * * * *',
  timeoutSeconds: 30 * 60,
})

const recheckMs = 60_000
const batchSize = 100
const atOnce = 5

export function reconcilePaymentsHandler(services: PaymentServices): JobHandler {
  const { db, clock, logger, payments } = services
  return handleJob(reconcilePayments, async () => {
    const before = new Date(clock().getTime() - recheckMs)
    const page = { provider: payments.name, before, limit: batchSize }
    const unchecked = await listUncheckedPayments(db(), page)
    await forEachIndependently(unchecked, reconcile, {
      logger,
      describe: ({ id }) => ({ payment: id }),
      atOnce,
    })
  })

  async function reconcile(payment: PaymentRow): Promise<void> {
    // Stored before the provider is asked, so that payments without an answer do not delay the checks of newer ones.
    await changePayment(db(), payment.id, { checkedAt: clock() })
    await reconcilePayment(services, payment)
  }
}
