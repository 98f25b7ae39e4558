import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import { noteMoney } from '../money-case/note-money.ts'
import { sendOrderRefunded } from '../order/order.mail.ts'
import { findPayment } from '../payment/payment.queries.ts'
import { changeRefund, findRefund } from '../payment/refund.queries.ts'
import type { Services } from '../../platform/services.ts'

/** Returns the money of a refund through the payment provider. */
export const sendRefund = defineJob({
  name: 'send-refund',
  payload: z.object({ refundId: z.uuid() }),
  // Three days: an account at the provider may have to be topped up first.
  retry: { limit: 24, delaySeconds: 60, maxDelaySeconds: 4 * 60 * 60 },
  concurrency: 2,
})

/** Also mails the buyer. Money that came by bank transfer is sent back by staff. */
export function sendRefundHandler(
  services: Pick<Services, 'db' | 'clock' | 'payments' | 'logger' | 'mailer'>,
): JobHandler {
  const { db, payments, logger } = services
  return handleJob(sendRefund, async ({ refundId }, { attempt }) => {
    const refund = await findRefund(db(), refundId)
    const payment = refund && (await findPayment(db(), { id: refund.paymentId }))
    if (!payment || refund.state !== 'created') return
    if (payment.method !== 'card') return sendOrderRefunded(services, refundId)
    if (payment.providerId === null) throw new Error(`the payment ${payment.id} has no id of its provider`)
    const { amount, reason, orderId } = refund
    const { currency, id: paymentId } = payment
    const noted = {
      kind: 'refund_failed',
      reference: refundId,
      orderId,
      paymentId,
      amount,
      currency,
    } as const
    const request = { refundId, providerId: payment.providerId, amount }
    const answer = await payments.refund(request).catch(async (error: unknown) => {
      // The last try: it waits for staff from now on.
      if (attempt > sendRefund.retry.limit) await noteMoney(services, { ...noted, reason: 'not_sent' })
      throw error
    })
    const { state, providerId } = answer
    await db.transaction(async () => {
      await changeRefund(db(), refundId, { state, providerId })
      // The mail about the seat that is gone announced this refund.
      if (state === 'succeeded' && reason !== 'seat_gone') await sendOrderRefunded(services, refundId)
      if (state === 'failed') await noteMoney(services, { ...noted, reason: answer.reason ?? null })
    })
    if (state === 'failed') logger.error({ refund: refundId }, 'the payment provider could not refund')
    if (state === 'created') throw new Error('the refund is still pending at the payment provider')
  })
}
