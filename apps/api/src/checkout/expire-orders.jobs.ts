import * as z from 'zod/mini'
import { defineJob } from '../jobs/define-job.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import { listLapsedOrders } from '../order/lapsed-orders.queries.ts'
import type { PaymentServices } from './payment-services.ts'
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
})

const batchSize = 200

/** Runs `expireOrder`. */
export function expireOrderHandler(services: PaymentServices): JobHandler {
  return handleJob(expireOrder, async ({ id }) => {
    await releaseOrder(services, id, 'expire')
  })
}

/** Runs `expireOrders`. */
export function expireOrdersHandler(services: PaymentServices): JobHandler {
  const { db, clock, logger } = services
  return handleJob(expireOrders, async () => {
    let expired = 0
    for (const id of await listLapsedOrders(db(), clock(), batchSize)) {
      if (await releaseOrder(services, id, 'expire')) expired += 1
    }
    if (expired > 0) logger.info({ expired }, 'unpaid orders expired')
  })
}
