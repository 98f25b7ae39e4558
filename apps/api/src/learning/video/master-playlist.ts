import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { languageName } from '../caption/language-name.ts'
import type { AudioTrack } from '../../platform/ffmpeg/probe.rules.ts'
import type { Rendition } from './rendition.rules.ts'

/** The name of a quality's playlist, without extension. */
export function pictureName(index: number): string {
  return `video-${index + 1}`
}

/** The name of a sound track's playlist, without extension. */
export function soundName(index: number): string {
  return `audio-${index + 1}`
}

type Stream = { folder: string; renditions: Rendition[]; audioTracks: AudioTrack[] }

/** The playlist that lists the qualities and sound tracks of a folder with finished streams. */
export async function masterPlaylist({ folder, renditions, audioTracks }: Stream): Promise<string> {
  const sounds = await Promise.all(audioTracks.map((_, index) => peakBitrate(folder, soundName(index))))
  const soundBitrate = Math.max(0, ...sounds)
  const media = audioTracks.map(
    ({ language }, index) =>
      `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="${trackName(language, index)}",` +
      `${language ? `LANGUAGE="${language}",` : ''}${index === 0 ? 'DEFAULT=YES,' : ''}AUTOSELECT=YES,URI="${soundName(index)}.m3u8"`,
  )
  const variants = await Promise.all(
    renditions.map(async ({ width, height }, index) => {
      const bitrate = (await peakBitrate(folder, pictureName(index))) + soundBitrate
      const codecs = [await codecOf(folder, index), ...(audioTracks.length > 0 ? ['mp4a.40.2'] : [])]
      const sound = audioTracks.length > 0 ? ',AUDIO="sound"' : ''
      return `#EXT-X-STREAM-INF:BANDWIDTH=${bitrate},CODECS="${codecs.join(',')}",RESOLUTION=${width}x${height}${sound}\n${pictureName(index)}.m3u8`
    }),
  )
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...media, ...variants, ''].join('\n')
}

function trackName(language: string | null, index: number): string {
  return language === null ? `Audio ${index + 1}` : languageName(language).replaceAll('"', '')
}

async function peakBitrate(folder: string, name: string): Promise<number> {
  return peakBitrateOf(await readFile(path.join(folder, `${name}.m3u8`), 'utf8'))
}

/** The highest bitrate of a segment of a playlist. */
export function peakBitrateOf(playlist: string): number {
  const segments = [...playlist.matchAll(/#EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\d+)/g)]
  const rates = segments.map(([, seconds, bytes]) => (Number(bytes) * 8) / Math.max(0.04, Number(seconds)))
  return Math.ceil(Math.max(1, ...rates))
}

// The profile and level are in the `avcC` box of the stream's beginning (ISO/IEC 14496-15).
async function codecOf(folder: string, index: number): Promise<string> {
  const file = await open(path.join(folder, `${pictureName(index)}.mp4`))
  try {
    const { buffer } = await file.read(Buffer.alloc(4096), 0, 4096, 0)
    const box = buffer.indexOf('avcC')
    return `avc1.${buffer.subarray(box + 5, box + 8).toString('hex')}`
  } finally {
    await file.close()
  }
}
