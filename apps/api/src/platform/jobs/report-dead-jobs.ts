import * as z from 'zod/mini'
import type { Logger } from '../http/logger.ts'
import { defineJob } from './define-job.ts'
import { handleJob, type JobHandler } from './job-handler.ts'
import type { JobQueue } from './job-queue.ts'

/** Logs once a day how many dead jobs there are, which includes those whose process died in the last attempt. */
export const reportDeadJobs = defineJob({
  name: 'report-dead-jobs',
  payload: z.object({}),
  cron: '0 6 * * *',
})

export function reportDeadJobsHandler(jobs: JobQueue, logger: Logger): JobHandler {
  return handleJob(reportDeadJobs, async () => {
    const dead = await jobs.listDead()
    if (dead.length === 0) return
    const kinds = [...new Set(dead.map(({ name }) => name))]
    logger.error({ count: dead.length, kinds, newest: dead[0]?.id }, 'jobs that failed for good are waiting')
  })
}
