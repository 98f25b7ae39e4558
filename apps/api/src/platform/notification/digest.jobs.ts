import * as z from 'zod/mini'
import { defineJob } from '../jobs/define-job.ts'

/** Mails people once a day about what they chose to read daily (NOTIFY-3). */
export const sendDigests = defineJob({
  name: 'send-digests',
  payload: z.object({}),
  cron: '0 16 * * *',
})
