import * as z from 'zod/mini'
import { defineJob } from '../jobs/define-job.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import { UnrecoverableError } from '../jobs/unrecoverable-error.ts'
import { listEventLines } from '../staff-order/staff-order.queries.ts'
import type { PaymentServices } from './payment-services.ts'
import { refundOrder } from './refund-order.ts'
import { releaseOrder } from './release-order.ts'

/** Refunds all tickets and packages of a cancelled event, and cancels the orders that are not paid (REFUND-4). */
export const refundEvent = defineJob({
  name: 'refund-event',
  payload: z.object({ eventId: z.uuid() }),
  timeoutSeconds: 30 * 60,
})

/** Runs `refundEvent`. An order at a time: what was refunded before is skipped. */
export function refundEventHandler(services: PaymentServices): JobHandler {
  return handleJob(refundEvent, async ({ eventId }) => {
    const lines = await listEventLines(services.db(), eventId)
    for (const [orderId, sold] of Map.groupBy(lines, (line) => line.orderId)) {
      const isUnpaid = sold.some(({ state }) => state === 'draft' || state === 'awaiting_payment')
      if (isUnpaid && (await releaseOrder(services, orderId, 'cancel'))) continue
      const parts = sold
        .map(({ line }) => ({ lineId: line.id, amount: line.total - line.refunded }))
        .filter(({ amount }) => amount > 0)
      const isPaid = sold.some(({ state }) => state === 'paid' || state === 'partly_refunded')
      if (!isPaid || parts.length === 0) continue
      await refundOrder(services, { orderId, parts, reason: 'event_cancelled', fail: giveUp })
    }
  })
}

function giveUp(status: number): never {
  throw new UnrecoverableError(`an order of the event could not be refunded: ${status}`)
}
