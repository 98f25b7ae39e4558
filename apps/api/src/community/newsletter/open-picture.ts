import { Readable } from 'node:stream'
import { FileResponse } from '../../platform/http/send-file.ts'

// A GIF of one transparent pixel.
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** The picture of an issue: one transparent pixel, which is never cached so that opening again is seen. */
export function openPicture(now: Date): FileResponse {
  return new FileResponse({
    size: pixel.length,
    type: 'image/gif',
    tag: '"pixel"',
    modified: now,
    open: (start, end) => Promise.resolve(Readable.from([pixel.subarray(start, end + 1)])),
    headers: { 'Cache-Control': 'no-store' },
  })
}
