import * as z from 'zod/mini'
import { defineJob } from '../jobs/define-job.ts'
import { forEachIndependently, throwIfAnyFailed, inBatches } from '../jobs/for-each-independently.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import type { Services } from '../http/services.ts'
import { listDueInvoices, listEndingAccesses, type DueInvoice, type Ending } from './ending.queries.ts'

/** Notifies people of accesses that end soon and of invoices to pay, each once, every hour (ACCESS-13, MAIL-7). */
export const notifyOfEndings = defineJob({
  name: 'notify-of-endings',
  payload: z.object({}),
  cron: '50 * * * *',
})

const batchSize = 500

export function notifyOfEndingsHandler({
  db,
  clock,
  logger,
  notifications,
}: Pick<Services, 'db' | 'clock' | 'logger' | 'notifications'>): JobHandler {
  return handleJob(notifyOfEndings, async () => {
    const now = clock()
    const endings = inBatches((after: Ending | undefined) =>
      listEndingAccesses(db(), { now, after, limit: batchSize }),
    )
    const failures = await forEachIndependently(
      endings,
      ({ userId, type, id }) => notifications.send({ userId, kind: 'access-ending', subject: { type, id } }),
      { logger, describe: ({ userId, id }) => ({ user: userId, accessTo: id }) },
    )
    const invoices = inBatches((after: DueInvoice | undefined) =>
      listDueInvoices(db(), { now, after, limit: batchSize }),
    )
    const remind = ({ userId, id }: DueInvoice) =>
      notifications.send({ userId, kind: 'invoice-due', subject: { type: 'order', id } })
    failures.push(
      ...(await forEachIndependently(invoices, remind, { logger, describe: ({ id }) => ({ order: id }) })),
    )
    throwIfAnyFailed(failures, 'people could not be notified')
  })
}
