import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { videoMessages } from './video.messages.ts'
import { lockVideo, updateVideo, type VideoRow } from './video.queries.ts'
import { probeVideo } from './video.jobs.ts'
import { videoStates, type VideoEvent } from './video.states.ts'
import { expireFilesOf, findResourceOf } from './video-files.queries.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'jobs' | 'audit' | 'uploads' | 'logger'>
type Change = { id: string; actor: Member; fail: Fail<'not_found' | 'conflict'> }

/** Processes a failed video again, from the beginning. */
export function retryVideo({ db, jobs, audit }: Parts, { id, actor, fail }: Change): Promise<void> {
  return db.transaction(async () => {
    const video = (await lockVideo(db(), id)) ?? fail(404)
    const state = stateAfter(video, 'retry', fail)
    if (!video.hasUpload) fail(409, { message: videoMessages.uploadGone })
    await updateVideo(db(), id, { state, failure: null, progress: 0, runId: null })
    await jobs.enqueue(probeVideo, { videoId: id }, { key: id })
    await audit.record({
      actor,
      action: 'video.retry',
      subject: { type: 'video', id },
      before: { state: video.state },
      after: { state },
    })
  })
}

/**
 * Stops a video. A job that processes it notices and ends. What learners already watch stays as it is; otherwise its files are removed
 * (VIDEO-8).
 */
export async function cancelVideo(services: Parts, { id, actor, fail }: Change): Promise<void> {
  const { db, clock, audit } = services
  await db.transaction(async () => {
    const video = (await lockVideo(db(), id)) ?? fail(404)
    const state = stateAfter(video, 'cancel', fail)
    const isShown = (await findResourceOf(db(), id)) !== undefined
    if (!isShown) await expireFilesOf(db(), { videoId: id }, clock())
    await updateVideo(db(), id, { state, runId: null })
    await audit.record({
      actor,
      action: 'video.cancel',
      subject: { type: 'video', id },
      before: { state: video.state },
      after: { state },
    })
  })
  await removeUpload(services, id)
}

/** Removes the uploaded bytes of a video. If that fails, a job removes them later. */
export async function removeUpload(
  { db, uploads, logger }: Pick<Parts, 'db' | 'uploads' | 'logger'>,
  id: string,
): Promise<void> {
  try {
    await uploads.remove(id)
    await updateVideo(db(), id, { hasUpload: false })
  } catch (error) {
    logger.warn({ video: id, reason: String(error) }, 'an upload could not be removed; it is tried again')
  }
}

function stateAfter(video: VideoRow, event: VideoEvent, fail: Change['fail']): VideoRow['state'] {
  if (!videoStates.can(video.state, event)) fail(409, { message: videoMessages.wrongState })
  return videoStates.next(video.state, event)
}
