import { FileResponse, type FileContent } from '../http/send-file.ts'
import type { Viewer } from '../http/viewer.ts'
import type { StoredFile } from './file.queries.ts'
import type { Files } from './files.ts'

/** The content of a stored file. */
export function storedContent(files: Files, file: StoredFile): FileContent {
  return {
    size: file.bytes,
    type: file.type,
    tag: `"${file.checksum.toString('base64url')}"`,
    modified: file.createdAt,
    open: (start, end) => files.open(file, { start, end }),
  }
}

/**
 * `Cache-Control` of a file that guests get too. What a member gets may be only for them: it is asked for again each time, since
 * people may share a browser.
 */
export function sharedCacheControl(viewer: Viewer, forGuests: string): string {
  return viewer.role === 'guest' ? `public, ${forGuests}` : 'private, no-cache'
}

/** The response that sends a stored file with further headers. */
export function storedFileResponse(
  files: Files,
  file: StoredFile,
  headers: Record<string, string>,
): FileResponse {
  return new FileResponse({
    ...storedContent(files, file),
    // Nothing in a file runs, even if a browser shows it as a page.
    headers: { ...headers, 'Content-Security-Policy': "default-src 'none'; sandbox" },
  })
}
