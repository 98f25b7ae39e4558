import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'

/**
 * Awards gold certificates that nothing else awards: of programs that were finished before they lost their exam, or their last open
 * course (CERT-13).
 */
export const awardFinishedPrograms = defineJob({
  name: 'award-finished-programs',
  payload: z.object({}),
  cron: '20 5 * * *',
})
