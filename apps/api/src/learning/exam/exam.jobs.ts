import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'

/** Makes the smaller sizes of photographs that were stored before there were any, once a day until none is left (EXAM-16). */
export const resizeStoredPhotographs = defineJob({
  name: 'resize-stored-photographs',
  payload: z.object({}),
  cron: '40 4 * * *',
  timeoutSeconds: 12 * 60 * 60,
  heartbeatSeconds: 60,
})
