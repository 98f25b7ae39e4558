import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { forEachIndependently, inBatches } from '../../platform/jobs/for-each-independently.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import { listLapsedOrders } from '../order/lapsed-orders.queries.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { releaseOrder } from './release-order.ts'

/** Expires one order when its hold ends, unless it was paid or prolonged. */
export const expireOrder = defineJob({
  name: 'expire-order',
  payload: z.object({ id: z.uuid() }),
  concurrency: 5,
})

/** Expires every unpaid order whose time is over, each minute: for holds whose own job is late, and drafts without seats. */
export const expireOrders = defineJob({
  name: 'expire-orders',
  payload: z.object({}),
  cron: '* * * * *',
  timeoutSeconds: 30 * 60,
})

const batchSize = 200
const atOnce = 5

export function expireOrderHandler(services: PaymentServices): JobHandler {
  return handleJob(expireOrder, async ({ id }) => {
    await releaseOrder(services, id, 'expire')
  })
}

/** Expires orders: first those whose payment has not begun, for which the payment provider need not be asked. */
export function expireOrdersHandler(services: PaymentServices): JobHandler {
  const { db, clock, logger } = services
  return handleJob(expireOrders, async () => {
    let expired = 0
    for (const state of ['draft', 'awaiting_payment'] as const) {
      const lapsed = inBatches((after: string | undefined) =>
        listLapsedOrders(db(), { state, now: clock(), after, limit: batchSize }),
      )
      const expire = async (id: string) => {
        if (await releaseOrder(services, id, 'expire')) expired += 1
      }
      await forEachIndependently(lapsed, expire, { logger, describe: (order) => ({ order }), atOnce })
    }
    if (expired > 0) logger.info({ expired }, 'unpaid orders expired')
  })
}
