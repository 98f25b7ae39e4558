import * as z from 'zod/mini'
import { defineJob } from '../jobs/define-job.ts'

/** Removes the metadata of clips that were stored before this was done at their upload, once a day until none is left (CLIP-1). */
export const stripStoredClips = defineJob({
  name: 'strip-stored-clips',
  payload: z.object({}),
  cron: '10 4 * * *',
  timeoutSeconds: 12 * 60 * 60,
  heartbeatSeconds: 60,
})
