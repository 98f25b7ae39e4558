import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import { removeUpload } from './change-video.ts'
import { pictureName, soundName } from './master-playlist.ts'
import { openSource, probeVideo as readHeader } from '../../platform/ffmpeg/probe-video.ts'
import { drawPoster } from './remux.ts'
import type { Rendition } from './rendition.rules.ts'
import { runStage, type StageServices, type VideoRun } from './run-stage.ts'
import { keepMedia, storeMedia } from './store-media.ts'
import { transcode } from './transcode.ts'
import { expireFilesOf, expireReplaced, insertVideoFiles, publishResource } from './video-files.queries.ts'
import { transcodeVideo } from './video.jobs.ts'
import { publishVoiceOvers } from './publish-voice-overs.jobs.ts'
import { lockVideo, updateVideo } from './video.queries.ts'
import { videoStates } from './video.states.ts'

// Running players continue with the old files, whose addresses expire within hours.
const replacedMs = 24 * 60 * 60 * 1000

export function transcodeVideoHandler(services: StageServices): JobHandler {
  return handleJob(transcodeVideo, async ({ videoId }, attempt) => {
    let isReady = false
    await runStage(
      services,
      { videoId, from: 'playable', event: 'transcode', job: transcodeVideo, attempt },
      async (run) => {
        isReady = await makeStream(services, run)
      },
    )
    if (isReady) await removeUpload(services, videoId)
  })
}

async function makeStream(services: StageServices, run: VideoRun): Promise<boolean> {
  const { ffmpeg, uploads } = services
  const { video, folder, signal, onProgress } = run
  const source = await openSource(await uploads.fetch(video.id, folder))
  const header = await readHeader(ffmpeg, source, signal)
  const probed = { ...header, duration: video.duration ?? header.duration ?? 0 }
  await drawPoster(ffmpeg, { source, probed, folder, signal, duration: probed.duration })
  const renditions = await transcode(ffmpeg, { source, probed, folder, signal, onProgress })
  const streams = [
    ...renditions.map((_, index) => pictureName(index)),
    ...probed.audioTracks.map((_, index) => soundName(index)),
  ].flatMap((name) => [`${name}.m3u8`, `${name}.mp4`])
  const names = ['clip.mp4', 'stream.m3u8', 'poster.jpg', 'sprite.jpg', 'sprite.vtt', ...streams]
  const prefix = run.runId.slice(0, 13)
  const stored = await storeMedia(services, { folder, names, prefix })
  return publishStream(services, run, { stored, prefix, renditions })
}

type Stream = { stored: ReadonlyMap<string, string>; prefix: string; renditions: Rendition[] }

// One transaction replaces the video before, so that learners see either of them as a whole.
function publishStream(
  services: StageServices,
  { video: { id, lessonId }, runId }: VideoRun,
  { stored, prefix, renditions }: Stream,
): Promise<boolean> {
  const { db, clock, jobs } = services
  return db.transaction(async () => {
    const video = await lockVideo(db(), id)
    if (video?.runId !== runId) return false
    const later = new Date(clock().getTime() + replacedMs)
    await insertVideoFiles(db(), id, stored)
    await keepMedia(services, stored.values())
    await expireReplaced(db(), { lessonId, videoId: id }, later)
    await expireFilesOf(db(), { videoId: id, exceptFolder: prefix }, later)
    const pathOf = (name: string) => `${prefix}/${name}`
    await publishResource(db(), {
      lessonId,
      videoId: id,
      file: pathOf('clip.mp4'),
      stream: pathOf('stream.m3u8'),
      poster: pathOf('poster.jpg'),
      sprite: pathOf('sprite.vtt'),
      duration: video.duration ?? 0,
    })
    await updateVideo(db(), id, {
      state: videoStates.next(video.state, 'finish'),
      progress: 100,
      runId: null,
      qualities: renditions.map(({ height }) => height),
    })
    await jobs.enqueue(publishVoiceOvers, { videoId: id })
    return true
  })
}
