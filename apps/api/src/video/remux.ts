import path from 'node:path'
import { maxVideoPixels } from '@chignon/contract/business-rules'
import type { Ffmpeg } from '../ffmpeg/ffmpeg.ts'
import { words } from '../ffmpeg/words.ts'
import { inputArguments, type SourceFile } from '../ffmpeg/probe-video.ts'
import { checkLength, isPlayedByBrowsers, VideoRejection, type ProbedVideo } from '../ffmpeg/probe.rules.ts'

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
  const args = ['-loglevel', 'error', ...inputArguments(source), '-map', '0:v:0', '-c', 'copy', ...output]
  const { isSuccess, seconds } = await ffmpeg.run(args, { timeoutMs: 30 * minute, signal })
  if (!isSuccess) throw new VideoRejection('broken')
  checkLength(probed.duration, seconds)
  return seconds
}

/** Writes `poster.jpg`, the picture at a tenth of the video. Throws a `VideoRejection` if it cannot be decoded. */
export async function drawPoster(
  ffmpeg: Ffmpeg,
  { source, folder, signal, duration }: Omit<Input, 'probed'> & { duration: number },
): Promise<void> {
  const args = [
    ...words(`-loglevel error -max_pixels ${maxVideoPixels} -ss ${(duration / 10).toFixed(3)}`),
    ...inputArguments(source),
    ...words("-map 0:v:0 -frames:v 1 -vf scale='min(1280,iw*sar)':-2,setsar=1 -q:v 4"),
    path.join(folder, 'poster.jpg'),
  ]
  const { isSuccess } = await ffmpeg.run(args, { timeoutMs: 2 * minute, signal })
  if (!isSuccess) throw new VideoRejection('broken')
}
