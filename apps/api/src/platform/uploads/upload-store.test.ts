import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openFileStores } from '../../testing/file-stores.ts'
import { openUploadStore, uploadName } from './upload-store.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'chignon-uploads-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const stores = (await openFileStores()).map(({ name, settings }) => ({ name, settings }))

describe.each(stores)('on $name', ({ settings }) => {
  const store = openUploadStore(settings)

  // More than one part of S3.
  const bytes = randomBytes(9 * 1024 * 1024)

  async function write(id: string, from: number, to: number) {
    return (await store.dataStore()).write(Readable.from([bytes.subarray(from, to)]), uploadName(id), from)
  }

  test('stores an upload that arrives in two parts, also for another process', async () => {
    const id = randomUUID()
    await store.create(id, bytes.length)
    expect(await store.countReceived(id)).toBe(0)
    const half = 6 * 1024 * 1024 + 1
    await write(id, 0, half)
    expect(await openUploadStore(settings).countReceived(id)).toBe(half)
    await write(id, half, bytes.length)
    expect(await store.countReceived(id)).toBe(bytes.length)
    expect((await readFile(await openUploadStore(settings).fetch(id, folder))).equals(bytes)).toBe(true)
  })

  test.each(['complete', 'incomplete'])(
    'removes an upload that is %s, and ignores a missing one',
    async (state) => {
      const id = randomUUID()
      await store.create(id, bytes.length)
      await write(id, 0, state === 'complete' ? bytes.length : 1000)
      await store.remove(id)
      expect(await store.countReceived(id)).toBeNull()
      await expect(
        openUploadStore(settings)
          .fetch(id, folder)
          .then((file) => readFile(file)),
      ).rejects.toThrow()
      await store.remove(id)
    },
  )
})
