import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import type { FileSettings } from '../platform/files/settings.ts'
import { openS3Server } from './s3-server.ts'

/** A file store and what tests see of it from outside. */
export type TestStore = {
  name: 'disk' | 'S3'
  settings: FileSettings
  /** The ids of the complete objects. */
  ids(): Promise<string[]>
  /** How many writes were started and neither completed nor undone. */
  countPartial(): Promise<number>
  /** How many bytes it received so far. */
  receivedBytes(): Promise<number>
  /** Ages everything stored so far. */
  setModified(time: Date): Promise<void>
}

/** A store of each kind, for the tests of one file. */
export async function openFileStores(): Promise<TestStore[]> {
  return [await openDisk(), await openBucket()]
}

async function openDisk(): Promise<TestStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chignon-files-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const all = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  }
  const isPartial = (file: string) => file.endsWith('.part')
  return {
    name: 'disk',
    settings: { folder },
    ids: async () => (await all()).filter((file) => !isPartial(file)).map((file) => path.basename(file)),
    countPartial: async () => (await all()).filter(isPartial).length,
    receivedBytes: async () => {
      const sizes = await Promise.all((await all()).map(async (file) => (await stat(file)).size))
      return sizes.reduce((sum, size) => sum + size, 0)
    },
    async setModified(time) {
      for (const file of await all()) await utimes(file, time, time)
    },
  }
}

async function openBucket(): Promise<TestStore> {
  const server = await openS3Server()
  return {
    name: 'S3',
    settings: { s3: server.settings },
    ids: async () => server.objectIds(),
    countPartial: async () => server.openUploads(),
    receivedBytes: async () => server.receivedBytes(),
    setModified: async (time) => server.setModified(time),
  }
}
