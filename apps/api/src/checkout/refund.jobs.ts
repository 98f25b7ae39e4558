import * as z from 'zod/mini'
import { defineJob } from '../jobs/define-job.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import { findPayment } from '../payment/payment.queries.ts'
import { changeRefund, findRefund } from '../payment/refund.queries.ts'
import type { Services } from '../services.ts'

/** Returns the money of a refund through the payment provider. */
export const sendRefund = defineJob({
  name: 'send-refund',
  payload: z.object({ refundId: z.uuid() }),
  // Three days: an account at the provider may have to be topped up first.
  retry: { limit: 24, delaySeconds: 60, maxDelaySeconds: 4 * 60 * 60 },
  concurrency: 2,
})

/** Runs `sendRefund`. Money that came by bank transfer is returned by staff. */
export function sendRefundHandler({
  db,
  payments,
  logger,
}: Pick<Services, 'db' | 'payments' | 'logger'>): JobHandler {
  return handleJob(sendRefund, async ({ refundId }) => {
    const refund = await findRefund(db(), refundId)
    const payment = refund && (await findPayment(db(), { id: refund.paymentId }))
    if (!payment || refund.state !== 'created' || payment.method !== 'card') return
    if (payment.providerId === null) throw new Error(`the payment ${payment.id} has no id of its provider`)
    const { providerId, amount } = { providerId: payment.providerId, amount: refund.amount }
    const answer = await payments.refund({ refundId, providerId, amount })
    await changeRefund(db(), refundId, answer)
    if (answer.state === 'failed') logger.error({ refund: refundId }, 'the payment provider could not refund')
    if (answer.state === 'created') throw new Error('the refund is still pending at the payment provider')
  })
}
