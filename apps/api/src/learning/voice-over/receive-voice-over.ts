import type { Services } from '../../platform/services.ts'
import type { UploadKind } from '../../platform/uploads/upload-kind.ts'
import { makeVoiceOver } from './voice-over.jobs.ts'
import { findVoiceOver, lockVoiceOver, updateVoiceOver } from './voice-over.queries.ts'
import { voiceOverStates } from './voice-over.states.ts'

type Parts = Pick<Services, 'db' | 'jobs'>

/** Records that all bytes of a voice-over have arrived, and enqueues what follows. Has no effect the second time. */
export function receiveVoiceOver({ db, jobs }: Parts, id: string): Promise<void> {
  return db.transaction(async () => {
    const voiceOver = await lockVoiceOver(db(), id)
    if (!voiceOver || !voiceOverStates.can(voiceOver.state, 'receive')) return
    await updateVoiceOver(db(), id, { state: voiceOverStates.next(voiceOver.state, 'receive') })
    await jobs.enqueue(makeVoiceOver, { voiceOverId: id }, { key: id })
  })
}

export function voiceOverUploads(services: Parts): UploadKind {
  return {
    async find(id) {
      const found = await findVoiceOver(services.db(), id)
      return found && { isUploading: found.state === 'uploading', hasUpload: found.hasUpload }
    },
    receive: (id) => receiveVoiceOver(services, id),
  }
}
