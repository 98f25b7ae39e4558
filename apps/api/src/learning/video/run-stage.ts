import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { VideoFailure, VideoState } from '@chignon/contract/learning/video'
import type { JobDefinition } from '../../platform/jobs/define-job.ts'
import type { JobAttempt } from '../../platform/jobs/job-handler.ts'
import { withWorkFolder } from '../../platform/files/work-folder.ts'
import type { Services } from '../../platform/services.ts'
import { failureOf } from './failure-of.ts'
import { lockVideo, updateProgress, updateVideo, type VideoRow } from './video.queries.ts'
import { videoStates, type VideoEvent } from './video.states.ts'

/** What processing a video works with. */
export type StageServices = Pick<
  Services,
  'db' | 'clock' | 'logger' | 'jobs' | 'files' | 'uploads' | 'ffmpeg' | 'env'
>

/** A job attempt that processes a video. */
export type VideoRun = {
  video: VideoRow
  runId: string
  /** An empty folder of its own. */
  folder: string
  /** Ends if the video is cancelled or another attempt takes over. */
  signal: AbortSignal
  onProgress: (percent: number) => void
}

/** The step that a job takes: from a state by an event, or again from the state that follows, after its process died. */
type Stage = { videoId: string; from: VideoState; event: VideoEvent; job: JobDefinition; attempt: JobAttempt }

const beatMs = 2000

/** Where videos are processed, each attempt in a folder of its own. */
export function videoFolder({ workFolder }: Services['env']['videos']): string {
  return path.join(workFolder, 'films')
}

/**
 * Processes a video in a folder of its own, which is removed afterwards; the next step may begin before that. What cannot be helped by
 * another attempt, and the failure of the last one, is stored with the video. Does nothing if the video is in another state, for example
 * cancelled.
 */
export async function runStage(
  services: StageServices,
  { videoId, from, event, job, attempt }: Stage,
  work: (run: VideoRun) => Promise<void>,
): Promise<void> {
  const { db, logger, env } = services
  const begun = await begin(services, { videoId, from, event })
  if (!begun) return
  const { runId } = begun
  const lost = new AbortController()
  let progress = begun.video.progress
  const beat = setInterval(() => {
    updateProgress(db(), { id: videoId, runId }, progress).then(
      (isOurs) => isOurs || lost.abort(),
      (error: unknown) =>
        logger.warn({ video: videoId, reason: String(error) }, 'the progress was not stored'),
    )
  }, beatMs)
  try {
    await withWorkFolder(videoFolder(env.videos), (folder) =>
      work({
        video: begun.video,
        runId,
        folder,
        signal: lost.signal,
        onProgress: (percent) => (progress = percent),
      }),
    )
  } catch (error) {
    if (lost.signal.aborted) return
    const isLast = attempt.attempt > job.retry.limit
    const failure = failureOf(error) ?? (isLast ? 'not_transcoded' : null)
    if (failure === null) throw error
    logger.warn({ video: videoId, failure, reason: String(error) }, 'a video was not processed')
    await failVideo(services, { videoId, runId, failure })
  } finally {
    clearInterval(beat)
  }
}

function begin(
  { db }: StageServices,
  { videoId, from, event }: Pick<Stage, 'videoId' | 'from' | 'event'>,
): Promise<{ video: VideoRow; runId: string } | null> {
  return db.transaction(async () => {
    const video = await lockVideo(db(), videoId)
    const next = videoStates.next(from, event)
    if (!video || (video.state !== from && video.state !== next)) return null
    const changes = { state: next, runId: randomUUID(), failure: null }
    await updateVideo(db(), videoId, changes)
    return { video: { ...video, ...changes }, runId: changes.runId }
  })
}

/** Stores that a video failed, unless it is no longer processed by this attempt. */
export function failVideo(
  { db }: Pick<Services, 'db'>,
  { videoId, runId, failure }: { videoId: string; runId: string | null; failure: VideoFailure },
): Promise<void> {
  return db.transaction(async () => {
    const video = await lockVideo(db(), videoId)
    if (!video || video.runId !== runId || !videoStates.can(video.state, 'fail')) return
    await updateVideo(db(), videoId, { state: videoStates.next(video.state, 'fail'), failure, runId: null })
  })
}
