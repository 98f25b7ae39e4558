import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { Upload, type DataStore } from '@tus/server'
import type { FileSettings, S3Settings } from '../files/settings.ts'

/** Stores uploads while they arrive, beside the files: in their folder or bucket. */
export type UploadStore = {
  /** Starts an empty upload of a known size. */
  create(id: string, bytes: number): Promise<void>
  /** How many bytes have arrived; null if there is no such upload. */
  countReceived(id: string): Promise<number | null>
  /** A local file with the bytes of a complete upload: the stored one, or a copy in `folder`. */
  fetch(id: string, folder: string): Promise<string>
  /** Removes an upload. A missing one is no error. */
  remove(id: string): Promise<void>
  /** What the tus server reads and writes. */
  dataStore(): Promise<DataStore>
}

/** The name of an upload in the store. It differs from the names of files, so that their clean-up leaves it alone. */
export function uploadName(id: string): string {
  return `uploads/${id}.upload`
}

/** Opens the upload store of the settings. Connects to nothing yet. */
export function openUploadStore(settings: FileSettings): UploadStore {
  return 's3' in settings ? openBucket(settings.s3) : openFolder(settings.folder)
}

function openFolder(folder: string): UploadStore {
  let store: FileStore | undefined
  const open = async () => (store ??= new FileStore({ directory: folder }))
  return {
    ...sharedCalls(open),
    fetch: async (id) => path.join(folder, uploadName(id)),
  }
}

function openBucket(settings: S3Settings): UploadStore {
  let opening: ReturnType<typeof openS3Store> | undefined
  const open = () => (opening ??= openS3Store(settings))
  return {
    ...sharedCalls(open),
    async fetch(id, folder) {
      const file = path.join(folder, 'upload')
      await pipeline(await (await open()).read(uploadName(id)), createWriteStream(file))
      return file
    },
  }
}

// The S3 client takes 0.6 s to load.
async function openS3Store(settings: S3Settings) {
  const { openS3UploadStore } = await import('./s3-upload-store.ts')
  return openS3UploadStore(settings)
}

function sharedCalls(open: () => Promise<DataStore>): Omit<UploadStore, 'fetch'> {
  return {
    async create(id, size) {
      await (await open()).create(new Upload({ id: uploadName(id), size, offset: 0 }))
    },
    async countReceived(id) {
      const upload = await (await open()).getUpload(uploadName(id)).catch(unlessMissing)
      return upload?.offset ?? null
    },
    async remove(id) {
      await (await open()).remove(uploadName(id)).catch(unlessMissing)
    },
    dataStore: open,
  }
}

// The errors of tus are plain objects.
function unlessMissing(error: unknown): null {
  const status = typeof error === 'object' && error !== null ? Reflect.get(error, 'status_code') : undefined
  if (status === 404 || status === 410) return null
  throw error
}
