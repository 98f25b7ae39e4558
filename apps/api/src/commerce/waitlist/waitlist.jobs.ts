import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'

/** Updates the waiting list of one event when an offer ends. */
export const updateWaitlist = defineJob({
  name: 'update-waitlist',
  payload: z.object({ eventId: z.uuid() }),
})

/** Updates the waiting lists of all events that need it, each minute: for jobs that are late, and seats that were added. */
export const updateWaitlists = defineJob({
  name: 'update-waitlists',
  payload: z.object({}),
  cron: '* * * * *',
})
