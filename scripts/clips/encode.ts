import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { height, width } from './frame.ts'
import { soundSource, type Sound } from './sound.ts'

export const framesPerSecond = 20

/** Bits per second. Nine seconds stay below 150 kB. */
const bitrates = { video: 94_000, audio: 24_000 }

const run = promisify(execFile)

/** Runs ffmpeg from the PATH. Rejects with its error output. */
async function ffmpeg(...args: string[]): Promise<void> {
  await run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args])
}

const words = (line: string) => line.split(' ')

// Baseline profile plays on every phone. Bit-exact output: rendering a clip again changes no file.
const h264 = words(
  `-c:v libx264 -profile:v baseline -level 3.0 -preset veryslow -tune animation -pix_fmt yuv420p ` +
    `-b:v ${bitrates.video} -g ${framesPerSecond * 3} -threads 1`,
)
const aac = words(`-c:a aac -b:a ${bitrates.audio} -ac 1`)
const exact = words('-flags +bitexact -fflags +bitexact -map_metadata -1')
const fragmented = words(
  '-f hls -hls_time 3 -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags single_file',
)

const audioInput = (sound: Sound, seconds: number) => ['-f', 'lavfi', '-i', soundSource(sound, seconds)]

/** Encodes `frames/%04d.png` as an MP4 file that plays while it loads. */
export async function encodeFile(frames: string, sound: Sound, seconds: number, file: string): Promise<void> {
  const pictures = ['-framerate', `${framesPerSecond}`, '-i', path.join(frames, '%04d.png')]
  const pass = (number: 1 | 2) => [...h264, '-pass', `${number}`, '-passlogfile', path.join(frames, 'pass')]
  await ffmpeg(...pictures, ...pass(1), '-an', '-f', 'null', '-')
  const output = ['-shortest', '-movflags', '+faststart', file]
  await ffmpeg(...pictures, ...audioInput(sound, seconds), ...pass(2), ...aac, ...exact, ...output)
}

/** Makes an HLS stream of an MP4 file: fragmented MP4, one file per rendition, one audio track per sound. */
export async function encodeStream(
  file: string,
  sounds: Record<Sound, string>,
  seconds: number,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const hlsOutput = (name: string) => [
    ...fragmented,
    '-hls_segment_filename',
    path.join(folder, `${name}.mp4`),
    path.join(folder, `${name}.m3u8`),
  ]
  await ffmpeg('-i', file, '-map', '0:v', '-c', 'copy', ...exact, ...hlsOutput('video'))
  for (const sound of ['melody', 'salon'] as const) {
    // Slightly shorter than the video, or the last segment would hold a single frame.
    await ffmpeg(...audioInput(sound, seconds - 0.05), ...aac, ...exact, ...hlsOutput(sound))
  }
  await writeFile(path.join(folder, 'stream.m3u8'), playlist(sounds))
}

function playlist(sounds: Record<Sound, string>): string {
  const media = Object.entries(sounds).map(
    ([id, name], i) =>
      `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="${name}",${i === 0 ? 'DEFAULT=YES,' : ''}AUTOSELECT=YES,URI="${id}.m3u8"`,
  )
  const variant = [
    `BANDWIDTH=${Math.round((bitrates.video + bitrates.audio) * 1.6)}`,
    'CODECS="avc1.42c01e,mp4a.40.2"',
    `RESOLUTION=${width}x${height}`,
    'AUDIO="sound"',
  ]
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${media.join('\n')}\n#EXT-X-STREAM-INF:${variant.join(',')}\nvideo.m3u8\n`
}
