import { jobDefinitions } from './all-jobs.ts'
import { applyMigrations } from './platform/db/migrate.ts'
import { installQueues } from './platform/jobs/install-queues.ts'

/** Brings the database up to date: the job queue, then our migrations, of which one enqueues jobs. */
export function migrate(url: string): Promise<void> {
  return applyMigrations(url, () => installQueues(url, jobDefinitions))
}
