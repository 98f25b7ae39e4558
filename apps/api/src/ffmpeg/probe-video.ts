import { open } from 'node:fs/promises'
import type { Ffmpeg } from './ffmpeg.ts'
import { detectType } from '../files/detect-type.ts'
import { parseProbe } from './parse-probe.ts'
import { checkHeader, VideoRejection, type ProbedVideo } from './probe.rules.ts'

/** A local file whose container is known. */
export type SourceFile = { path: string; demuxer: 'mov' | 'matroska' }

// Detected from the content. Playlists are refused, because they refer to other files and addresses.
const demuxers: Partial<Record<string, SourceFile['demuxer']>> = {
  'video/mp4': 'mov',
  'video/x-m4v': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
  'video/x-matroska': 'matroska',
}

const headBytes = 64 * 1024
const probeTimeoutMs = 60_000

/** Detects the container of a file by its first bytes. Throws a `VideoRejection` if it is none that is accepted (VIDEO-2). */
export async function openSource(path: string): Promise<SourceFile> {
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
  const { messages } = await ffmpeg.run(inputArguments(source), { timeoutMs: probeTimeoutMs, signal })
  if (!/^Input #0, /m.test(messages)) throw new VideoRejection('broken')
  const probed = parseProbe(messages)
  if (!probed) throw new VideoRejection('no_picture')
  checkHeader(probed)
  return probed
}
