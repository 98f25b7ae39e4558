import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import type { Services } from '../../platform/services.ts'
import { peakBitrateOf, soundName } from '../video/master-playlist.ts'
import { keepMedia } from '../video/store-media.ts'
import { expireFilesOf, findFileOf, insertVideoFiles } from '../video/video-files.queries.ts'
import { lockVideo } from '../video/video.queries.ts'
import { publishVoiceOvers } from '../video/publish-voice-overs.jobs.ts'
import { findPublishedStream, listReadyTracks, setPublishedStream } from './voice-over.queries.ts'
import { withVoiceOvers, type FilmStream } from './voice-over.rules.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'files'>

const dayMs = 24 * 60 * 60 * 1000

/**
 * Each change enqueues a job, so one that was overtaken by another change stops. Before there is a stream it
 * does nothing: the job that publishes the stream enqueues it again.
 */
export function publishVoiceOversHandler(services: Parts): JobHandler {
  const { db } = services
  return handleJob(publishVoiceOvers, async ({ videoId }) => {
    const [stream, tracks] = await Promise.all([
      findPublishedStream(db(), videoId),
      listReadyTracks(db(), videoId),
    ])
    if (stream === null || stream === undefined) return
    const folder = path.posix.dirname(stream)
    const film = `${folder}/stream.m3u8`
    const publish = (published: string, fileId: string | null) =>
      db.transaction(async () => {
        await lockVideo(db(), videoId)
        const current = await findPublishedStream(db(), videoId)
        const still = await listReadyTracks(db(), videoId)
        const isOvertaken = current !== stream || JSON.stringify(still) !== JSON.stringify(tracks)
        if (isOvertaken || published === stream) return
        if (fileId !== null) {
          await insertVideoFiles(db(), videoId, new Map([[published, fileId]]))
          await keepMedia(services, [fileId])
        }
        await setPublishedStream(db(), videoId, published)
        if (stream !== film) await expireFilesOf(db(), { videoId, names: [stream] }, inADay())
      })
    if (tracks.length === 0) return publish(film, null)
    // Another name for each version, since caches keep files.
    const name = `${folder}/stream-${randomUUID().slice(0, 13)}.m3u8`
    const playlist = withVoiceOvers(await readFilm(services, videoId, folder), tracks)
    const stored = await services.files.put(Readable.from([Buffer.from(playlist)]), {
      purpose: 'lesson-media',
      name: 'stream.m3u8',
      type: 'application/vnd.apple.mpegurl',
      ownerId: null,
      expiresAt: inADay(),
    })
    return publish(name, stored.id)
  })

  function inADay(): Date {
    return new Date(services.clock().getTime() + dayMs)
  }
}

async function readFilm(services: Parts, videoId: string, folder: string): Promise<FilmStream> {
  const playlist = await read(`${folder}/stream.m3u8`)
  const count = playlist.match(/TYPE=AUDIO/g)?.length ?? 0
  const bitrates = []
  for (let index = 0; index < count; index += 1) {
    bitrates.push(peakBitrateOf(await read(`${folder}/${soundName(index)}.m3u8`)))
  }
  return { playlist, bitrates }

  async function read(name: string): Promise<string> {
    const file = await findFileOf(services.db(), videoId, name)
    if (!file) throw new Error(`the video ${videoId} has no file ${name}`)
    return text(await services.files.open(file))
  }
}
