import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sampleMedia } from '../learning/media/media.files.ts'

/** The bytes of real files by what they are. */
export const sampleFiles = {
  webp: readFileSync(path.join(sampleMedia, 'knot/poster.webp')),
  mp4: readFileSync(path.join(sampleMedia, 'knot/clip.mp4')),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
}

/** A stream of bytes in chunks of 64 kB. */
export async function* chunksOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 65_536) yield bytes.subarray(start, start + 65_536)
}
