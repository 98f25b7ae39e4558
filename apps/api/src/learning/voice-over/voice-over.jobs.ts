import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'

/** Makes the sound track of an uploaded voice-over. */
export const makeVoiceOver = defineJob({
  name: 'make-voice-over',
  payload: z.object({ voiceOverId: z.uuid() }),
  timeoutSeconds: 2 * 60 * 60,
  heartbeatSeconds: 60,
  retry: { limit: 3, delaySeconds: 30, maxDelaySeconds: 300 },
})

/** Continues uploads whose end was not recorded, and removes what is no longer needed, every ten minutes. */
export const maintainVoiceOvers = defineJob({
  // The name in the databases that exist.
  name: 'tend-voice-overs',
  payload: z.object({}),
  cron: '5-59/10 * * * *',
})
