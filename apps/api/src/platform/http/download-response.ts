import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import { FileResponse } from './send-file.ts'

/** The response with a file that was made for this call, which is downloaded under the given name. */
export function downloadResponse(
  bytes: Buffer,
  { name, type, modified }: { name: string; type: string; modified: Date },
): FileResponse {
  return new FileResponse({
    size: bytes.length,
    type,
    tag: `"${hash('sha256', bytes, 'base64url')}"`,
    modified,
    open: async (start, end) => Readable.from([bytes.subarray(start, end + 1)]),
    headers: {
      'Cache-Control': 'private, no-cache',
      'Content-Disposition': contentDisposition(name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
}
