import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'

const payload = z.object({ videoId: z.uuid() })
const hour = 60 * 60

/** Examines an uploaded video, and makes it playable if browsers play it as it is. */
export const probeVideo = defineJob({
  name: 'probe-video',
  payload,
  timeoutSeconds: hour,
  heartbeatSeconds: 60,
  retry: { limit: 3, delaySeconds: 30, maxDelaySeconds: 300 },
})

/** Transcodes a video. Two attempts may fail before staff see a failure. */
export const transcodeVideo = defineJob({
  name: 'transcode-video',
  payload,
  timeoutSeconds: 20 * hour,
  heartbeatSeconds: 60,
  retry: { limit: 3, delaySeconds: 30, maxDelaySeconds: 300 },
})

/** Continues what was interrupted and removes what is no longer needed, every ten minutes. */
export const maintainVideos = defineJob({
  // The name in the databases that exist.
  name: 'tend-videos',
  payload: z.object({}),
  cron: '*/10 * * * *',
})
