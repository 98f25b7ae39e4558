import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import { findOrder } from '../order/order.queries.ts'
import { listEventOrders } from '../order/event-orders.queries.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { refundOrder } from './refund-order.ts'
import { releaseOrder } from './release-order.ts'

/** Refunds all tickets and packages of a cancelled event, and cancels the orders that are not paid (REFUND-4). */
export const refundEvent = defineJob({
  name: 'refund-event',
  payload: z.object({ eventId: z.uuid() }),
  timeoutSeconds: 30 * 60,
})

/** An order at a time: what was refunded before is skipped, and one that fails does not stop the others. */
export function refundEventHandler(services: PaymentServices): JobHandler {
  return handleJob(refundEvent, async ({ eventId }) => {
    const failures: unknown[] = []
    for (const orderId of await listEventOrders(services.db(), eventId)) {
      await refundOrderOf(services, eventId, orderId).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw new AggregateError(failures, 'orders of the event could not be refunded')
  })
}

async function refundOrderOf(services: PaymentServices, eventId: string, orderId: string): Promise<void> {
  await releaseOrder(services, orderId, 'cancel')
  // Read after that: a payment may have succeeded before the order could be released.
  const order = await findOrder(services.db(), orderId)
  if (order?.state !== 'paid' && order?.state !== 'partly_refunded') return
  const parts = order.lines
    .filter(({ event, refunded, total }) => event?.id === eventId && refunded < total)
    .map(({ id: lineId }) => ({ lineId }))
  if (parts.length > 0)
    await refundOrder(services, { orderId, parts, reason: 'event_cancelled', fail: giveUp })
}

function giveUp(status: number): never {
  throw new Error(`the refund was refused with ${status}`)
}
