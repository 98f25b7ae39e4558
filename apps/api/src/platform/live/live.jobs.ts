import { liveReplayHours } from '@chignon/contract/platform/platform-rules'
import * as z from 'zod/mini'
import { defineJob } from '../jobs/define-job.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import type { Services } from '../http/services.ts'
import { deleteEventsBefore } from './live-event.queries.ts'

/** Deletes live events that no page needs any more, each hour. */
export const pruneLiveEvents = defineJob({
  name: 'prune-live-events',
  payload: z.object({}),
  cron: '17 * * * *',
})

export function pruneLiveEventsHandler({ db, clock }: Pick<Services, 'db' | 'clock'>): JobHandler {
  return handleJob(pruneLiveEvents, () =>
    deleteEventsBefore(db(), new Date(clock().getTime() - liveReplayHours * 60 * 60 * 1000)),
  )
}
