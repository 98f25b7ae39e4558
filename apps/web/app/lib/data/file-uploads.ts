import { UploadError } from './upload.ts'

/** A file on its way, or one whose upload failed. */
export type FileUpload = {
  id: string
  file: File
  /** From 0 to 1. */
  progress: number
  hasFailed: boolean
  /** The message of the API, if there is one. */
  error: string | null
  /** Whether the API refused the file for what it is: sending it again cannot help. */
  isRefused: boolean
}

const sending = { progress: 0, hasFailed: false, error: null, isRefused: false }

/**
 * Adds files to the uploads as far as there is room. Refused files of earlier choices are dropped, so that they neither pile up nor take
 * the room of others. `leftOut` is the number of files without room.
 */
export function addUploads(
  uploads: readonly FileUpload[],
  files: readonly File[],
  room: number,
): { uploads: FileUpload[]; added: FileUpload[]; leftOut: number } {
  const kept = uploads.filter(({ isRefused }) => !isRefused)
  const added = files
    .slice(0, Math.max(0, room - kept.length))
    .map((file) => ({ id: crypto.randomUUID(), file, ...sending }))
  return { uploads: [...kept, ...added], added, leftOut: files.length - added.length }
}

/** Whether there is no room for another file: refused files take none. */
export function isFullOf(uploads: readonly FileUpload[], room: number): boolean {
  return uploads.filter(({ isRefused }) => !isRefused).length >= room
}

/** Changes the upload with an id. */
export function patchUpload(
  uploads: readonly FileUpload[],
  id: string,
  change: Partial<FileUpload>,
): FileUpload[] {
  return uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload))
}

/** What sending a file again changes. */
export const sentAgain: Partial<FileUpload> = sending

/** What an error changes. */
export function failureOf(error: unknown): Pick<FileUpload, 'hasFailed' | 'error' | 'isRefused'> {
  const isKnown = error instanceof UploadError
  return {
    hasFailed: true,
    error: isKnown ? error.explanation : null,
    isRefused: isKnown && error.isRefused,
  }
}
