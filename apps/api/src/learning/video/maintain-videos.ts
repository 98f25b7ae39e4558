import { removeAbandonedFolders } from '../../platform/files/work-folder.ts'
import { forEachIndependently } from '../../platform/jobs/for-each-independently.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import type { Services } from '../../platform/services.ts'
import { removeUpload } from './change-video.ts'
import { receiveUpload } from './receive-upload.ts'
import { failVideo, videoFolder } from './run-stage.ts'
import { expireOrphans } from './video-files.queries.ts'
import { maintainVideos } from './video.jobs.ts'
import { lockVideo, updateVideo } from './video.queries.ts'
import { videoStates } from './video.states.ts'
import {
  listExpiredUploads,
  listRemovableUploads,
  listStuck,
  listUploading,
} from './video-maintenance.queries.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'logger' | 'jobs' | 'uploads' | 'env'>

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

// The pauses between attempts are shorter.
const stuckMs = 30 * minuteMs
const failedUploadMs = 7 * dayMs

export function maintainVideosHandler(services: Parts): JobHandler {
  const { db, clock, logger, uploads, env } = services
  const log = { logger, describe: ({ id }: { id: string }) => ({ video: id }) }
  return handleJob(maintainVideos, async () => {
    const now = clock()
    const before = (ms: number) => new Date(now.getTime() - ms)
    // The process ended before it recorded the last byte.
    const receive = async ({ id, bytes }: { id: string; bytes: number }) => {
      if ((await uploads.countReceived(id)) === bytes) await receiveUpload(services, id)
    }
    await forEachIndependently(await listUploading(db()), receive, log)
    await forEachIndependently(
      await listExpiredUploads(db(), now),
      ({ id }) => cancelExpired(services, id),
      log,
    )
    const giveUp = ({ id, runId }: { id: string; runId: string | null }) =>
      failVideo(services, { videoId: id, runId, failure: 'not_transcoded' })
    await forEachIndependently(await listStuck(db(), before(stuckMs)), giveUp, log)
    const removable = await listRemovableUploads(db(), before(failedUploadMs))
    await forEachIndependently(removable, ({ id }) => removeUpload(services, id), log)
    await expireOrphans(db(), now)
    // No attempt takes a day.
    await removeAbandonedFolders(videoFolder(env.videos), before(dayMs))
  })
}

async function cancelExpired({ db, clock }: Parts, id: string): Promise<void> {
  await db.transaction(async () => {
    const video = await lockVideo(db(), id)
    if (video?.state !== 'uploading' || video.expiresAt > clock()) return
    await updateVideo(db(), id, { state: videoStates.next(video.state, 'cancel'), failure: 'upload_expired' })
  })
}
