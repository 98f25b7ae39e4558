import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { readFile } from 'node:fs/promises'
import type { VoiceOverFailure } from '@chignon/contract/learning/voice-over'
import type { Ffmpeg } from '../../platform/ffmpeg/ffmpeg.ts'
import { FfmpegError } from '../../platform/ffmpeg/ffmpeg-error.ts'
import {
  audioDemuxers,
  inputArguments,
  openSource,
  probeAudio,
  type SourceFile,
} from '../../platform/ffmpeg/probe-video.ts'
import { checkLength } from '../../platform/ffmpeg/probe.rules.ts'
import { words } from '../../platform/ffmpeg/words.ts'
import { withWorkFolder } from '../../platform/files/work-folder.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import type { Services } from '../../platform/services.ts'
import { failureOf } from '../video/failure-of.ts'
import { peakBitrateOf } from '../video/master-playlist.ts'
import { keepMedia, storeMedia } from '../video/store-media.ts'
import { soundOutput } from '../video/transcode.ts'
import { insertVideoFiles } from '../video/video-files.queries.ts'
import { findVideo } from '../video/video.queries.ts'
import { acceptsVoiceOver } from './change-voice-over.ts'
import { expireTrack, trackName } from './expire-track.ts'
import { makeVoiceOver } from './voice-over.jobs.ts'
import { publishVoiceOvers } from '../video/publish-voice-overs.jobs.ts'
import {
  deleteVoiceOver,
  findReady,
  lockVoiceOver,
  updateVoiceOver,
  type VoiceOverRow,
} from './voice-over.queries.ts'
import { maxOverhangSeconds } from './voice-over.rules.ts'
import { voiceOverStates } from './voice-over.states.ts'

const minute = 60_000

type Parts = Pick<Services, 'db' | 'clock' | 'logger' | 'jobs' | 'files' | 'uploads' | 'ffmpeg' | 'env'>

/** A voice-over that no retry can help. */
class VoiceOverRejection extends Error {
  readonly failure: VoiceOverFailure

  constructor(failure: VoiceOverFailure) {
    super(`the voice-over was rejected: ${failure}`)
    this.failure = failure
  }
}

/** Where voice-overs are processed, each in a folder of its own. */
export function voiceOverFolder({ workFolder }: Services['env']['videos']): string {
  return path.join(workFolder, 'voice-overs')
}

/** What cannot be helped by another attempt, and the failure of the last one, is stored with the voice-over. */
export function makeVoiceOverHandler(services: Parts): JobHandler {
  const { logger, env } = services
  return handleJob(makeVoiceOver, async ({ voiceOverId }, { attempt }) => {
    const voiceOver = await begin(services, voiceOverId)
    if (!voiceOver) return
    try {
      await withWorkFolder(voiceOverFolder(env.videos), (folder) => makeTrack(services, voiceOver, folder))
    } catch (error) {
      const isLast = attempt > makeVoiceOver.retry.limit
      const failure = voiceOverFailureOf(error) ?? (isLast ? 'not_processed' : null)
      if (failure === null) throw error
      logger.warn(
        { voiceOver: voiceOverId, failure, reason: String(error) },
        'a voice-over was not processed',
      )
      await failVoiceOver(services, voiceOverId, failure)
      return
    }
    await services.uploads.remove(voiceOverId)
    await updateVoiceOver(services.db(), voiceOverId, { hasUpload: false })
  })
}

/** Stores that a voice-over failed. */
export function failVoiceOver(
  { db }: Pick<Services, 'db'>,
  id: string,
  failure: VoiceOverFailure,
): Promise<void> {
  return db.transaction(async () => {
    const voiceOver = await lockVoiceOver(db(), id)
    if (!voiceOver || !voiceOverStates.can(voiceOver.state, 'fail')) return
    await updateVoiceOver(db(), id, { state: voiceOverStates.next(voiceOver.state, 'fail'), failure })
  })
}

// From `processing` again, after the process died.
function begin({ db }: Parts, id: string): Promise<VoiceOverRow | null> {
  return db.transaction(async () => {
    const voiceOver = await lockVoiceOver(db(), id)
    if (voiceOver?.state !== 'received' && voiceOver?.state !== 'processing') return null
    await updateVoiceOver(db(), id, { state: 'processing', failure: null })
    return voiceOver
  })
}

async function makeTrack(services: Parts, voiceOver: VoiceOverRow, folder: string): Promise<void> {
  const { db, jobs, ffmpeg, uploads } = services
  const { id, videoId, language } = voiceOver
  const video = await findVideo(db(), videoId)
  if (!video || video.duration === null || !acceptsVoiceOver(video))
    throw new VoiceOverRejection('video_gone')
  const source = await openSource(await uploads.fetch(id, folder), audioDemuxers)
  await writeTrack(ffmpeg, { source, folder, duration: video.duration })
  const bitrate = peakBitrateOf(await readFile(path.join(folder, `${trackName}.m3u8`), 'utf8'))
  const prefix = `voice-${randomUUID().slice(0, 13)}`
  const names = [`${trackName}.m3u8`, `${trackName}.mp4`]
  const stored = await storeMedia(services, { folder, names, prefix })
  await db.transaction(async () => {
    const current = await lockVoiceOver(db(), id)
    // It was removed, or another attempt was faster.
    if (current?.state !== 'processing') return
    await insertVideoFiles(db(), videoId, stored)
    await keepMedia(services, stored.values())
    const replaced = await findReady(db(), videoId, language)
    if (replaced) {
      await deleteVoiceOver(db(), replaced.id)
      if (replaced.folder !== null) await expireTrack(services, videoId, replaced.folder)
    }
    const state = voiceOverStates.next(current.state, 'finish')
    await updateVoiceOver(db(), id, { state, folder: prefix, bitrate })
    await jobs.enqueue(publishVoiceOvers, { videoId })
  })
}

/** Writes a sound track that is as long as its video: silence follows one that ends earlier. */
async function writeTrack(
  ffmpeg: Ffmpeg,
  { source, folder, duration }: { source: SourceFile; folder: string; duration: number },
): Promise<void> {
  const signal = AbortSignal.timeout(90 * minute)
  const probed = await probeAudio(ffmpeg, source, signal)
  const limits = { timeoutMs: 45 * minute, signal }
  const input = ['-loglevel', 'error', ...inputArguments(source), '-map', '0:a:0']
  const read = await ffmpeg.run([...input, ...words('-c copy -f null -')], limits)
  if (!read.isSuccess) throw new VoiceOverRejection('broken')
  checkLength(probed.duration, read.seconds)
  if (read.seconds > duration + maxOverhangSeconds) throw new VoiceOverRejection('too_long')
  const pathOf = (name: string) => path.join(folder, name)
  const filters = words(`-af apad -t ${duration.toFixed(3)}`)
  const { isSuccess, messages } = await ffmpeg.run(
    [...input, ...filters, ...soundOutput(trackName, pathOf)],
    limits,
  )
  if (!isSuccess) throw new FfmpegError('failed', messages)
}

function voiceOverFailureOf(error: unknown): VoiceOverFailure | null {
  if (error instanceof VoiceOverRejection) return error.failure
  const failure = failureOf(error)
  if (failure === 'not_a_video') return 'not_audio'
  switch (failure) {
    case 'no_picture':
    case 'no_hdr':
    case 'too_many_pixels':
    case 'not_transcoded':
      return 'broken'
    default:
      return failure
  }
}
