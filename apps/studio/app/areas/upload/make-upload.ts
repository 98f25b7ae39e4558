import type { Video } from '@chignon/contract/learning/video'
import type { ChosenFile } from './file-handle.ts'
import type { UploadRecord } from './upload-record.ts'
import { progressOf, type Upload } from './upload.ts'

/** A video that is uploaded for a lesson. */
export type NewUpload = {
  lesson: { id: string; name: string }
  courseId: string | null
  chosen: ChosenFile
}

const still = { bytesPerSecond: null, secondsLeft: null }

/** An upload that begins. */
export function makeUpload(id: string, { lesson, courseId, chosen: { file, handle } }: NewUpload): Upload {
  return {
    id,
    videoId: null,
    lesson,
    courseId,
    name: file.name,
    size: file.size,
    state: 'waiting',
    sentBytes: 0,
    ...still,
    percent: 0,
    isShown: false,
    problem: null,
    hasHandle: handle !== null,
    isOwn: true,
  }
}

/** An upload that began before: in this browser, which kept a record, or elsewhere. */
export function restoreUpload(
  id: string,
  { video, record, isBusy }: { video: Video; record: UploadRecord | null; isBusy: boolean },
): Upload {
  const isUploading = video.state === 'uploading'
  return {
    id,
    videoId: video.id,
    lesson: video.lesson,
    courseId: record?.courseId ?? null,
    name: record?.name ?? video.file_name,
    size: video.bytes,
    sentBytes: isUploading ? video.received_bytes : video.bytes,
    ...still,
    ...progressOf(video),
    ...(isUploading && isBusy && { state: 'elsewhere' as const }),
    hasHandle: record !== null && record.handle !== null,
    isOwn: record !== null,
  }
}

/** What changes in an upload by what the server says; null if this page knows better. `isBusy` says that a window sends it. */
export function changesBy(video: Video, upload: Upload, isBusy: boolean): Partial<Upload> | null {
  // A draft’s lesson may have its name only in another language.
  const name = video.lesson.name === '' ? upload.lesson.name : video.lesson.name
  const lesson = { id: video.lesson.id, name }
  if (video.state !== 'uploading') return { ...progressOf(video), lesson, sentBytes: upload.size }
  if (upload.state !== 'needs-file' && upload.state !== 'elsewhere') return null
  return { lesson, sentBytes: video.received_bytes, state: isBusy ? 'elsewhere' : 'needs-file' }
}
