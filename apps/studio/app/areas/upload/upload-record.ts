import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { FileHandle } from './file-handle.ts'

/** An upload that is not done, as this browser keeps it. */
export type UploadRecord = {
  videoId: string
  lessonId: string
  courseId: string | null
  name: string
  size: number
  /** When the file was changed last, in milliseconds. */
  lastModified: number
  /** By which the browser opens the file again; null where browsers give none. */
  handle: FileHandle | null
  viewerId: string
  /** In milliseconds. */
  startedAt: number
}

interface UploadDatabase extends DBSchema {
  uploads: { key: string; value: UploadRecord; indexes: { viewerId: string } }
}

/** Where the uploads of this browser are kept until they are done. */
export type UploadRecords = {
  /** Those of a person, oldest first. */
  list: (viewerId: string) => Promise<UploadRecord[]>
  put: (record: UploadRecord) => Promise<void>
  remove: (videoId: string) => Promise<void>
}

/** Opens them. Where the browser keeps nothing, uploads work as long as the page is open. */
export function openUploadRecords(): UploadRecords {
  let opening: Promise<IDBPDatabase<UploadDatabase>> | undefined
  const open = () =>
    (opening ??= openDB<UploadDatabase>('chignon-studio-uploads', 1, {
      upgrade(database) {
        database.createObjectStore('uploads', { keyPath: 'videoId' }).createIndex('viewerId', 'viewerId')
      },
    }))
  return {
    async list(viewerId) {
      try {
        const records = await (await open()).getAllFromIndex('uploads', 'viewerId', viewerId)
        return records.toSorted((a, b) => a.startedAt - b.startedAt)
      } catch {
        return []
      }
    },
    async put(record) {
      try {
        await (await open()).put('uploads', record)
      } catch {
        // The handle of some files cannot be kept; without it the person chooses the file again.
        if (record.handle !== null) await this.put({ ...record, handle: null })
      }
    },
    async remove(videoId) {
      await (await open()).delete('uploads', videoId).catch(() => null)
    },
  }
}
