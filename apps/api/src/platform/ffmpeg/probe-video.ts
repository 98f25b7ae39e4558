import { open } from 'node:fs/promises'
import type { Ffmpeg } from './ffmpeg.ts'
import { detectType } from '../files/detect-type.ts'
import { parseAudioProbe, parseProbe } from './parse-probe.ts'
import { checkHeader, VideoRejection, type ProbedAudio, type ProbedVideo } from './probe.rules.ts'

/** A local file whose container is known. */
export type SourceFile = { path: string; demuxer: 'mov' | 'matroska' | 'mp3' | 'wav' | 'flac' }

/** ffmpeg's reader of each media type that is detected in the content. */
type Demuxers = Partial<Record<string, SourceFile['demuxer']>>

// Playlists are refused, because they refer to other files and addresses.
const videoDemuxers: Demuxers = {
  'video/mp4': 'mov',
  'video/x-m4v': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
  'video/x-matroska': 'matroska',
}

/** The containers of sound. A file with sound only may say that it is a video. */
export const audioDemuxers: Demuxers = {
  'audio/mp4': 'mov',
  'audio/x-m4a': 'mov',
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/vnd.wave': 'wav',
  'audio/flac': 'flac',
  'audio/x-flac': 'flac',
}

const headBytes = 64 * 1024
const probeTimeoutMs = 60_000

/** Detects the container of a file by its first bytes. Throws a `VideoRejection` if it is not an accepted one (VIDEO-2). */
export async function openSource(path: string, demuxers: Demuxers = videoDemuxers): Promise<SourceFile> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const { type } = await detectType(oneChunk(buffer.subarray(0, bytesRead)))
    const demuxer = demuxers[type ?? '']
    if (!demuxer) throw new VideoRejection('not_a_video')
    return { path, demuxer }
  } finally {
    await file.close()
  }
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  yield bytes
}

/**
 * The arguments that open a file: its container is given, so that ffmpeg does not guess a playlist, and the file can lead to no other
 * place than the local disk.
 */
export function inputArguments({ path, demuxer }: SourceFile): string[] {
  return ['-protocol_whitelist', 'file,pipe', '-f', demuxer, '-i', path]
}

/** Reads the header of a file. Throws a `VideoRejection` if it is broken or claims more than is accepted. */
export async function probeVideo(
  ffmpeg: Ffmpeg,
  source: SourceFile,
  signal: AbortSignal,
): Promise<ProbedVideo> {
  const probed = parseProbe(await readMessages(ffmpeg, source, signal))
  if (!probed) throw new VideoRejection('no_picture')
  checkHeader(probed)
  return probed
}

/** Reads the header of a file with sound. Throws a `VideoRejection` if it is broken or has no sound. */
export async function probeAudio(
  ffmpeg: Ffmpeg,
  source: SourceFile,
  signal: AbortSignal,
): Promise<ProbedAudio> {
  const probed = parseAudioProbe(await readMessages(ffmpeg, source, signal))
  if (!probed) throw new VideoRejection('not_a_video')
  return probed
}

async function readMessages(ffmpeg: Ffmpeg, source: SourceFile, signal: AbortSignal): Promise<string> {
  const { messages } = await ffmpeg.run(inputArguments(source), { timeoutMs: probeTimeoutMs, signal })
  if (!/^Input #0, /m.test(messages)) throw new VideoRejection('broken')
  return messages
}
