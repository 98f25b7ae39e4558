import type { VideoState } from '@chignon/contract/learning/video'
import { defineStates } from '../../platform/state-machine/state-machine.ts'

/** What changes the state of an uploaded video. */
export type VideoEvent = 'receive' | 'probe' | 'remux' | 'transcode' | 'finish' | 'fail' | 'retry' | 'cancel'

/** The states of an uploaded video (VIDEO-3). docs/states.md is drawn from this table. */
export const videoStates = defineStates<VideoState, VideoEvent>({
  name: 'video',
  initial: 'uploading',
  transitions: [
    ['uploading', 'receive', 'received'],
    // By staff, or because it was not completed in time.
    ['uploading', 'cancel', 'cancelled'],
    ['received', 'probe', 'probing'],
    ['received', 'fail', 'failed'],
    ['received', 'cancel', 'cancelled'],
    // The file is one that browsers play.
    ['probing', 'remux', 'playable'],
    // It has to be transcoded first.
    ['probing', 'transcode', 'transcoding'],
    ['probing', 'fail', 'failed'],
    ['probing', 'cancel', 'cancelled'],
    ['playable', 'transcode', 'transcoding'],
    ['playable', 'fail', 'failed'],
    ['playable', 'cancel', 'cancelled'],
    ['transcoding', 'finish', 'ready'],
    ['transcoding', 'fail', 'failed'],
    ['transcoding', 'cancel', 'cancelled'],
    ['failed', 'retry', 'received'],
    ['failed', 'cancel', 'cancelled'],
  ],
})
