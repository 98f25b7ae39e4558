import { existsSync } from 'node:fs'
import path from 'node:path'
import { maxVideoPixels } from '@chignon/contract/learning/learning-rules'
import type { Ffmpeg } from '../../platform/ffmpeg/ffmpeg.ts'
import { words } from '../../platform/ffmpeg/words.ts'
import { inputArguments, type SourceFile } from '../../platform/ffmpeg/probe-video.ts'
import {
  checkLength,
  isPlayedByBrowsers,
  VideoRejection,
  type ProbedVideo,
} from '../../platform/ffmpeg/probe.rules.ts'
import { jpegPicture, requireFilters, standardPicture } from '../../platform/ffmpeg/standard-picture.ts'
import { posterSizeOf } from './rendition.rules.ts'

const minute = 60_000

type Input = { source: SourceFile; probed: ProbedVideo; folder: string; signal: AbortSignal }

/**
 * Reads the whole file without decoding it, and writes `film.mp4` if browsers play what it contains (VIDEO-4). Returns its length in
 * seconds. Throws a `VideoRejection` if the file is broken.
 */
export async function remux(ffmpeg: Ffmpeg, { source, probed, folder, signal }: Input): Promise<number> {
  const output = isPlayedByBrowsers(probed)
    ? ['-map', '0:a?', '-movflags', '+faststart', path.join(folder, 'film.mp4')]
    : ['-f', 'null', '-']
  const args = ['-loglevel', 'error', ...inputArguments(source), '-map', '0:V:0', '-c', 'copy', ...output]
  const { isSuccess, seconds } = await ffmpeg.run(args, { timeoutMs: 30 * minute, signal })
  if (!isSuccess) throw new VideoRejection('broken')
  checkLength(probed.duration, seconds)
  return seconds
}

/** Writes `poster.jpg`, the picture at a tenth of the video. Throws a `VideoRejection` if it cannot be decoded. */
export async function drawPoster(
  ffmpeg: Ffmpeg,
  { source, probed, folder, signal, duration }: Input & { duration: number },
): Promise<void> {
  const file = path.join(folder, 'poster.jpg')
  const size = posterSizeOf(probed)
  const filters = [standardPicture(probed, size), jpegPicture(size)].join(',')
  // The sound may be longer than the pictures, so that there is no picture at this time.
  for (const seconds of [duration / 10, 0]) {
    const args = [
      ...words(`-loglevel error -max_pixels ${maxVideoPixels} -ss ${seconds.toFixed(3)}`),
      ...inputArguments(source),
      ...words('-map 0:V:0 -frames:v 1 -vf'),
      filters,
      ...words('-q:v 4'),
      file,
    ]
    const { isSuccess, messages } = await ffmpeg.run(args, { timeoutMs: 2 * minute, signal })
    requireFilters(messages)
    if (!isSuccess) throw new VideoRejection('broken')
    if (existsSync(file)) return
  }
  throw new VideoRejection('no_picture')
}
