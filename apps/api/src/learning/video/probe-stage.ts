import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import { drawPoster, remux } from './remux.ts'
import { isPlayedByBrowsers } from '../../platform/ffmpeg/probe.rules.ts'
import { openSource, probeVideo as readHeader } from '../../platform/ffmpeg/probe-video.ts'
import { runStage, type StageServices, type VideoRun } from './run-stage.ts'
import { keepMedia, storeMedia } from './store-media.ts'
import { hasResource, insertVideoFiles, publishResource } from './video-files.queries.ts'
import { probeVideo, transcodeVideo } from './video.jobs.ts'
import { lockVideo, updateVideo } from './video.queries.ts'
import { videoStates } from './video.states.ts'

export function probeVideoHandler(services: StageServices): JobHandler {
  return handleJob(probeVideo, ({ videoId }, attempt) =>
    runStage(services, { videoId, from: 'received', event: 'probe', job: probeVideo, attempt }, (run) =>
      probe(services, run),
    ),
  )
}

async function probe(services: StageServices, run: VideoRun): Promise<void> {
  const { ffmpeg, uploads } = services
  const { video, folder, signal } = run
  const source = await openSource(await uploads.fetch(video.id, folder))
  const probed = await readHeader(ffmpeg, source, signal)
  const duration = await remux(ffmpeg, { source, probed, folder, signal })
  await drawPoster(ffmpeg, { source, probed, folder, signal, duration })
  const isPlayable = isPlayedByBrowsers(probed)
  const prefix = run.runId.slice(0, 13)
  const names = isPlayable ? ['film.mp4', 'poster.jpg'] : []
  const stored = await storeMedia(services, { folder, names, prefix })
  const { width, height, audioTracks } = probed
  const audioLanguages = audioTracks.map(({ language }) => language)
  await publishFilm(services, run, {
    stored,
    prefix,
    isPlayable,
    found: { width, height, duration, audioLanguages },
  })
}

type Film = {
  stored: ReadonlyMap<string, string>
  prefix: string
  isPlayable: boolean
  found: { width: number; height: number; duration: number; audioLanguages: (string | null)[] }
}

// A lesson that has a video keeps it until the new one is ready (VIDEO-4).
function publishFilm(
  services: StageServices,
  { video: { id, lessonId }, runId }: VideoRun,
  { stored, prefix, isPlayable, found }: Film,
): Promise<void> {
  const { db, jobs } = services
  return db.transaction(async () => {
    const video = await lockVideo(db(), id)
    if (video?.runId !== runId) return
    const state = videoStates.next(video.state, isPlayable ? 'remux' : 'transcode')
    const file = isPlayable ? `${prefix}/film.mp4` : null
    await updateVideo(db(), id, { ...found, state })
    await insertVideoFiles(db(), id, stored)
    await keepMedia(services, stored.values())
    if (file !== null && !(await hasResource(db(), lessonId))) {
      const shown = {
        lessonId,
        videoId: id,
        file,
        stream: null,
        poster: `${prefix}/poster.jpg`,
        sprite: null,
      }
      await publishResource(db(), { ...shown, duration: found.duration })
    }
    await jobs.enqueue(transcodeVideo, { videoId: id }, { key: id })
  })
}
