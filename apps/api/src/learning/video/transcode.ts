import { availableParallelism } from 'node:os'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { maxVideoPixels } from '@chignon/contract/learning/learning-rules'
import type { Ffmpeg } from '../../platform/ffmpeg/ffmpeg.ts'
import { words } from '../../platform/ffmpeg/words.ts'
import { FfmpegError } from '../../platform/ffmpeg/ffmpeg-error.ts'
import { masterPlaylist, pictureName, soundName } from './master-playlist.ts'
import { inputArguments, type SourceFile } from '../../platform/ffmpeg/probe-video.ts'
import type { ProbedVideo } from '../../platform/ffmpeg/probe.rules.ts'
import {
  jpegPicture,
  requireFilters,
  standardColours,
  standardPicture,
} from '../../platform/ffmpeg/standard-picture.ts'
import { renditionsOf, spriteCues, spriteLayoutOf, type Rendition } from './rendition.rules.ts'

const minute = 60_000
const segmentSeconds = 4
const soundBitrate = '128k'

/** A video to transcode into a folder. */
export type Transcoding = {
  source: SourceFile
  /** Its length was measured. */
  probed: ProbedVideo & { duration: number }
  folder: string
  signal: AbortSignal
  onProgress: (percent: number) => void
}

/** Half of the processors, so that the server stays responsive. */
const threads = Math.max(1, Math.floor(availableParallelism() / 2))

/** Makes the HLS stream with its qualities and sound tracks, the pictures for the seek bar and a single file (VIDEO-5). */
export async function transcode(ffmpeg: Ffmpeg, transcoding: Transcoding): Promise<Rendition[]> {
  const { source, probed, folder, signal, onProgress } = transcoding
  const renditions = renditionsOf(probed)
  const layout = spriteLayoutOf(probed)
  const pathOf = (name: string) => path.join(folder, name)
  const [largest] = renditions
  const scaled = renditions.map(
    ({ width, height }, index) => `[in${index}]scale=${width}:${height},setsar=1[out${index}]`,
  )
  const filters = [
    `[0:V:0]${standardPicture(probed, largest)},split=${renditions.length + 1}${renditions.map((_, index) => `[in${index}]`).join('')}[tiles]`,
    ...scaled,
    `[tiles]select='isnan(prev_selected_t)+gte(t-prev_selected_t,${layout.seconds})',${jpegPicture(layout)},tile=${layout.columns}x${layout.rows}[sprite]`,
  ]
  await run([
    ...words(`-threads ${threads} -max_pixels ${maxVideoPixels}`),
    ...inputArguments(source),
    ...words('-filter_complex_threads 1 -filter_complex'),
    filters.join(';'),
    ...renditions.flatMap((rendition, index) => pictureOutput(rendition, index, pathOf)),
    ...probed.audioTracks.flatMap((_, index) => [
      ...words(`-map 0:a:${index}`),
      ...soundOutput(soundName(index), pathOf),
    ]),
    ...words('-map [sprite] -vsync vfr -frames:v 1 -q:v 5'),
    pathOf('sprite.jpg'),
  ])
  const { audioTracks } = probed
  await writeFile(pathOf('stream.m3u8'), await masterPlaylist({ folder, renditions, audioTracks }))
  await writeFile(pathOf('sprite.vtt'), spriteCues(layout, 'sprite.jpg'))
  const parts = [pictureName(0), ...(audioTracks.length > 0 ? [soundName(0)] : [])]
  await run([
    ...parts.flatMap((name) => inputArguments({ path: pathOf(`${name}.mp4`), demuxer: 'mov' })),
    ...parts.flatMap((_, index) => ['-map', `${index}`]),
    ...words('-c copy -movflags +faststart'),
    pathOf('clip.mp4'),
  ])
  return renditions

  async function run(args: string[]): Promise<void> {
    const onPosition = (seconds: number) =>
      onProgress(Math.min(99, Math.floor((seconds / probed.duration) * 100)))
    // A slow machine takes many times the length of the video.
    const timeoutMs = 10 * minute + Math.ceil(12 * probed.duration * 1000)
    const { isSuccess, messages } = await ffmpeg.run(['-loglevel', 'error', ...args], {
      timeoutMs,
      signal,
      onPosition,
    })
    requireFilters(messages)
    if (!isSuccess) throw new FfmpegError('failed', messages)
  }
}

function pictureOutput({ maxBitrate }: Rendition, index: number, pathOf: (name: string) => string): string[] {
  return [
    ...words(`-map [out${index}] -c:v libx264 -preset veryfast -profile:v high`),
    ...words(`-crf 22 -maxrate ${maxBitrate} -bufsize ${maxBitrate * 2} -threads ${threads}`),
    // With B-frames, the picture of this kind of stream would begin later than the sound.
    ...words(`-bf 0 -sc_threshold 0 -force_key_frames expr:gte(t,n_forced*${segmentSeconds})`),
    ...words(standardColours),
    ...hlsOutput(pictureName(index), pathOf),
  ]
}

/** The arguments that write a sound track of a stream: `{name}.m3u8` and `{name}.mp4`. */
export function soundOutput(name: string, pathOf: (name: string) => string): string[] {
  return [...words(`-c:a aac -b:a ${soundBitrate} -ac 2 -ar 48000`), ...hlsOutput(name, pathOf)]
}

// All segments are parts of one file, so that a video has few files.
function hlsOutput(name: string, pathOf: (name: string) => string): string[] {
  return [
    ...words(`-map_metadata -1 -f hls -hls_time ${segmentSeconds} -hls_playlist_type vod`),
    ...words('-hls_segment_type fmp4 -hls_flags single_file'),
    '-hls_segment_filename',
    pathOf(`${name}.mp4`),
    pathOf(`${name}.m3u8`),
  ]
}
