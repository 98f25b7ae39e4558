import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'

/** Lists the voice-overs of a video in its stream, after one of them or the stream has changed. */
export const publishVoiceOvers = defineJob({
  name: 'publish-voice-overs',
  payload: z.object({ videoId: z.uuid() }),
})
