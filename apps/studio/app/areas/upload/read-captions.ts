import { extensionOf } from './file-kinds.ts'
import { srtToWebVtt, type CaptionProblem } from './srt-to-webvtt.ts'

/** Captions as WebVTT, or what is wrong with the file. */
export type ReadCaptions = { webvtt: string } | { problem: CaptionProblem }

/** Reads a file of captions: WebVTT as it is, SRT converted. It must be UTF-8; a byte order mark is left out. */
export function readCaptions(fileName: string, bytes: Uint8Array): ReadCaptions {
  const text = decode(bytes)
  if (text === null) return { problem: { line: firstBrokenLine(bytes), reason: 'not-utf-8' } }
  return extensionOf(fileName) === 'srt' ? srtToWebVtt(text) : { webvtt: text }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const lineFeed = 10

function firstBrokenLine(bytes: Uint8Array): number {
  let line = 1
  let start = 0
  for (const [index, byte] of bytes.entries()) {
    if (byte !== lineFeed) continue
    if (decode(bytes.subarray(start, index)) === null) return line
    line += 1
    start = index + 1
  }
  return line
}
