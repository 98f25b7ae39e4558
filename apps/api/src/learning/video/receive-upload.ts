import type { Services } from '../../platform/services.ts'
import type { UploadKind } from '../../platform/uploads/upload-kind.ts'
import { probeVideo } from './video.jobs.ts'
import { findVideo, lockVideo, updateVideo } from './video.queries.ts'
import { videoStates } from './video.states.ts'

type Parts = Pick<Services, 'db' | 'jobs'>

/** Records that all bytes of a video have arrived, and enqueues what follows. Has no effect the second time. */
export function receiveUpload({ db, jobs }: Parts, videoId: string): Promise<void> {
  return db.transaction(async () => {
    const video = await lockVideo(db(), videoId)
    if (!video || !videoStates.can(video.state, 'receive')) return
    await updateVideo(db(), videoId, { state: videoStates.next(video.state, 'receive') })
    await jobs.enqueue(probeVideo, { videoId }, { key: videoId })
  })
}

export function videoUploads(services: Parts): UploadKind {
  return {
    async find(id) {
      const video = await findVideo(services.db(), id)
      return video && { isUploading: video.state === 'uploading', hasUpload: video.hasUpload }
    },
    receive: (id) => receiveUpload(services, id),
  }
}
