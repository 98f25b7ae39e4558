import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StoredFile } from '../../platform/files/file.queries.ts'
import type { Files } from '../../platform/files/files.ts'
import { storedContent } from '../../platform/files/stored-file-response.ts'
import type { FileContent } from '../../platform/http/send-file.ts'

/** The folder of the sample videos. */
export const sampleMedia = fileURLToPath(new URL('../../../sample/media', import.meta.url))

const types: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.m4s': 'video/iso.segment',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
}

// No dots except before the extension, so that no name leads out of its folder.
const name = /^[\w-]+(?:\/[\w-]+)*\.\w+$/

/** Whether a text can be the name of a video's file. */
export function isMediaName(file: string): boolean {
  return name.test(file)
}

/** Finds a file in a folder below `root`; null if it does not exist or its type is not served. */
export async function findMedia(root: string, folder: string, file: string): Promise<FileContent | null> {
  const type = types[path.extname(file)]
  if (!type || !isMediaName(file) || !/^[\w-]+(?:\/[\w-]+)*$/.test(folder)) return null
  const filePath = path.join(root, folder, file)
  const stats = await stat(filePath).catch(() => null)
  if (!stats?.isFile()) return null
  return {
    size: stats.size,
    type,
    tag: `"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`,
    modified: stats.mtime,
    open: async (start, end) => createReadStream(filePath, { start, end }),
  }
}

/** A file of an uploaded video, from the file store. */
export function storedMedia(file: StoredFile, files: Files): FileContent {
  const content = storedContent(files, file)
  return file.type === 'text/vtt' ? { ...content, type: `${file.type}; charset=utf-8` } : content
}
