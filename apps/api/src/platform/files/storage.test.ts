import { randomBytes, randomUUID } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { openFileStores } from '../../testing/file-stores.ts'
import { chunksOf } from '../../testing/sample-files.ts'
import { openStorage } from './open-storage.ts'
import type { StoredObject } from './storage.ts'

const megabyte = 1024 * 1024
const stores = (await openFileStores()).map((store) => ({
  name: store.name,
  store,
  storage: openStorage(store.settings),
}))

describe.each(stores)('on $name', ({ name, store, storage }) => {
  const write = async (bytes: Buffer) => {
    const id = randomUUID()
    await storage.write(id, Readable.from(chunksOf(bytes), { objectMode: false }), 'image/webp')
    return id
  }
  const read = async (id: string, start: number, end: number) => {
    const stream = await storage.open(id, start, end)
    return stream && buffer(stream)
  }

  // 11 MB are sent to S3 in three parts.
  test.each([1, 1000, 11 * megabyte])(
    'returns the %d bytes it stored, and any range of them',
    async (size) => {
      const bytes = randomBytes(size)
      const id = await write(bytes)
      expect((await read(id, 0, size - 1))?.equals(bytes)).toBe(true)
      expect((await read(id, size - 1, size - 1))?.equals(bytes.subarray(-1))).toBe(true)
      const middle = Math.floor(size / 2)
      expect((await read(id, middle, size - 1))?.equals(bytes.subarray(middle))).toBe(true)
    },
  )

  test('removes an object, and ignores a missing one', async () => {
    const id = await write(Buffer.from('gone'))
    await storage.remove(id)
    expect(await read(id, 0, 3)).toBeNull()
    await storage.remove(id)
    expect(await store.ids()).not.toContain(id)
  })

  test('lists all objects with their age', async () => {
    const written = [
      await write(Buffer.from('1')),
      await write(Buffer.from('2')),
      await write(Buffer.from('3')),
    ]
    const modified = new Date('2030-01-02T03:04:05Z')
    await store.setModified(modified)
    const listed: StoredObject[] = []
    for await (const object of storage.list()) listed.push(object)
    expect(listed.map(({ id }) => id).toSorted()).toEqual((await store.ids()).toSorted())
    expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(written))
    expect(listed[0]?.modified).toEqual(modified)
  })

  test('keeps nothing of a source that fails', async () => {
    const before = await store.ids()
    async function* failing() {
      yield* chunksOf(Buffer.alloc(12 * megabyte))
      throw new Error('the source broke')
    }
    const writing = storage.write(randomUUID(), Readable.from(failing(), { objectMode: false }), 'video/mp4')
    await expect(writing).rejects.toThrow('the source broke')
    expect([await store.ids(), await store.countPartial()]).toEqual([before, 0])
  })

  test('removes what a write that never ended left behind, once it is old', async () => {
    const stuck = new PassThrough()
    const writing = storage.write(randomUUID(), stuck, 'video/mp4')
    stuck.write(Buffer.alloc(6 * megabyte))
    await expect.poll(() => store.countPartial()).toBe(1)
    await store.setModified(new Date('2030-01-02T00:00:00Z'))
    await storage.removePartial(new Date('2030-01-01T00:00:00Z'))
    expect(await store.countPartial()).toBe(1)
    await storage.removePartial(new Date('2030-01-03T00:00:00Z'))
    expect(await store.countPartial()).toBe(0)
    stuck.destroy(new Error('the process ended'))
    await expect(writing).rejects.toThrow()
  })

  // The S3 server of the tests keeps all of it in memory.
  const size = (name === 'S3' ? 64 : 200) * megabyte

  test(`reads a source of ${size / megabyte} MB only as fast as it is stored`, async () => {
    const received = await store.receivedBytes()
    let produced = 0
    let maxAhead = 0
    async function* large() {
      const chunk = Buffer.alloc(65_536, 'x')
      for (; produced < size; produced += chunk.length) {
        if (produced % megabyte === 0)
          maxAhead = Math.max(maxAhead, produced + received - (await store.receivedBytes()))
        yield chunk
      }
    }
    const id = randomUUID()
    await storage.write(id, Readable.from(large(), { objectMode: false }), 'video/mp4')
    // S3 has two parts of 5 MB on their way, and fills a third.
    expect(maxAhead).toBeLessThanOrEqual(name === 'S3' ? 17 * megabyte : megabyte)
    await storage.remove(id)
  })
})

test('does not accept anything but the id of a file as the name of an object', async () => {
  const [disk] = stores
  for (const id of ['../../etc/passwd', '', 'a/b', `${randomUUID()}/..`]) {
    await expect(disk?.storage.open(id, 0, 1)).rejects.toThrow('not the id of a file')
  }
})
