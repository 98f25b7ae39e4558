import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'

/** Mails staff about the reports of the last quarter of an hour, in one mail. */
export const mailReports = defineJob({ name: 'mail-reports', payload: z.object({}), cron: '*/15 * * * *' })
