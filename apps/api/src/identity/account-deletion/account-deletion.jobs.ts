import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'
import {
  forEachIndependently,
  throwIfAnyFailed,
  inBatches,
} from '../../platform/jobs/for-each-independently.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import { deletePersonalRows } from '../personal-data/personal-rows.queries.ts'
import type { Services } from '../../platform/services.ts'
import { listAccountsDeletedAfter, listDueAccounts } from './account-deletion.queries.ts'
import { anonymizeUser } from './anonymize-user.ts'

/** Deletes the accounts whose time is over, every hour (PRIVACY-4). */
export const deleteDueAccounts = defineJob({
  name: 'delete-due-accounts',
  payload: z.object({}),
  cron: '20 * * * *',
  timeoutSeconds: 60 * 60,
})

const day = 24 * 60 * 60 * 1000

export function deleteDueAccountsHandler(services: Services): JobHandler {
  const { db, clock, logger } = services
  const log = { logger, describe: ({ id }: { id: string }) => ({ user: id }) }
  return handleJob(deleteDueAccounts, async () => {
    const now = clock()
    const due = inBatches((after: { id: string } | undefined) => listDueAccounts(db(), now, after))
    const failures = await forEachIndependently(due, ({ id }) => deleteAccount(id, now), log)
    // A request that was running at that moment may have stored something afterwards.
    const recent = await listAccountsDeletedAfter(db(), new Date(now.getTime() - day))
    failures.push(...(await forEachIndependently(recent, ({ id }) => deletePersonalRows(db(), id), log)))
    throwIfAnyFailed(failures, 'accounts could not be deleted')
  })

  function deleteAccount(id: string, now: Date): Promise<void> {
    return db.transaction(async () => {
      const person = await anonymizeUser(services, id, now)
      if (person) await services.mailer.enqueue({ kind: 'account-deleted', to: person.email, aboutId: id })
    })
  }
}
