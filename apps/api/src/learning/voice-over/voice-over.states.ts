import type { VoiceOverState } from '@chignon/contract/learning/voice-over'
import { defineStates } from '../../platform/state-machine/state-machine.ts'

/** The states of a voice-over (VIDEO-11). docs/states.md is drawn from this table. One that is removed is deleted, in any state. */
export const voiceOverStates = defineStates<
  VoiceOverState,
  'receive' | 'process' | 'finish' | 'fail' | 'retry'
>({
  name: 'voice-over',
  initial: 'uploading',
  transitions: [
    ['uploading', 'receive', 'received'],
    // It was not completed in time.
    ['uploading', 'fail', 'failed'],
    ['received', 'process', 'processing'],
    ['received', 'fail', 'failed'],
    ['processing', 'finish', 'ready'],
    ['processing', 'fail', 'failed'],
    ['failed', 'retry', 'received'],
  ],
})
