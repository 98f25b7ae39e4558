import { openDiskStorage } from './disk-storage.ts'
import type { FileSettings, S3Settings } from './settings.ts'
import type { Storage } from './storage.ts'

/** Opens the file store of the settings. Connects to nothing yet. */
export function openStorage(settings: FileSettings): Storage {
  return 's3' in settings ? openLazily(settings.s3) : openDiskStorage(settings.folder)
}

// The S3 client takes 0.6 s and 40 MB to load, so it is loaded with the first file.
function openLazily(settings: S3Settings): Storage {
  let opening: Promise<Storage> | undefined
  const storage = () =>
    (opening ??= import('./s3-storage.ts').then(({ openS3Storage }) => openS3Storage(settings)))
  return {
    write: async (...file) => (await storage()).write(...file),
    open: async (...range) => (await storage()).open(...range),
    remove: async (id) => (await storage()).remove(id),
    async *list() {
      yield* (await storage()).list()
    },
    removePartial: async (before) => (await storage()).removePartial(before),
  }
}
