import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import type { Services } from '../../platform/services.ts'
import { mailReports } from './report.jobs.ts'
import { markMailed } from './report.queries.ts'

/** The mail is found by its time, so a job that runs again sends none about the same reports. */
export function mailReportsHandler({
  env,
  db,
  clock,
  mailer,
}: Pick<Services, 'env' | 'db' | 'clock' | 'mailer'>): JobHandler {
  return handleJob(mailReports, () =>
    db.transaction(async () => {
      const now = clock()
      if ((await markMailed(db(), now)) === 0) return
      await mailer.enqueue({ kind: 'reports-received', to: env.brand.email, aboutId: now.toISOString() })
    }),
  )
}
