import * as z from 'zod/mini'
import { defineJob } from '../jobs/define-job.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import type { Services } from '../services.ts'
import { listDueInvoices, listEndingAccesses } from './ending.queries.ts'

/** Notifies people of accesses that end soon and of invoices to pay, each once, every hour (ACCESS-13, MAIL-7). */
export const notifyOfEndings = defineJob({
  name: 'notify-of-endings',
  payload: z.object({}),
  cron: '50 * * * *',
})

const batchSize = 500

/** Runs `notifyOfEndings`. */
export function notifyOfEndingsHandler({
  db,
  clock,
  notifications,
}: Pick<Services, 'db' | 'clock' | 'notifications'>): JobHandler {
  return handleJob(notifyOfEndings, async () => {
    const now = clock()
    for (const { userId, type, id } of await listEndingAccesses(db(), now, batchSize)) {
      await notifications.send({ userId, kind: 'access-ending', subject: { type, id } })
    }
    for (const { userId, id } of await listDueInvoices(db(), now, batchSize)) {
      await notifications.send({ userId, kind: 'invoice-due', subject: { type: 'order', id } })
    }
  })
}
