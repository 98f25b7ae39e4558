import * as z from 'zod/mini'
import type { Services } from '../http/services.ts'
import { defineJob } from '../jobs/define-job.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import { deleteEntriesBefore } from './audit-entry.queries.ts'
import { moneyKinds } from './audit-kind.ts'

/** How long entries that are not about money are kept (AUDIT-4). */
export const otherYears = 2

/** Deletes entries of the audit log that are no longer kept, once a day (AUDIT-4). */
export const deleteOldEntries = defineJob({
  name: 'delete-old-audit-entries',
  payload: z.object({}),
  cron: '20 4 * * *',
})

export function deleteOldEntriesHandler({
  db,
  clock,
  env,
}: Pick<Services, 'db' | 'clock' | 'env'>): JobHandler {
  return handleJob(deleteOldEntries, () =>
    deleteEntriesBefore(db(), {
      moneyKinds,
      money: yearsBefore(clock(), env.historyMoneyYears),
      other: yearsBefore(clock(), otherYears),
    }),
  )
}

function yearsBefore(time: Date, years: number): Date {
  const before = new Date(time)
  before.setUTCFullYear(before.getUTCFullYear() - years)
  return before
}
