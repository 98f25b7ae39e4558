import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { filePurposes } from '@chignon/contract/platform/file-purposes'
import { eq, sql } from '../db/drizzle.ts'
import { describe, expect, test } from 'vitest'
import { files } from '../db/schema/file.ts'
import { makeUser } from '../db/factories/user.ts'
import { openFileStores } from '../../testing/file-stores.ts'
import { chunksOf, sampleFiles } from '../../testing/sample-files.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const apps = await Promise.all(
  (await openFileStores()).map(async (store) => ({
    name: store.name,
    store,
    testApp: await openTestApp({ files: store.settings }),
  })),
)
const { webp, mp4, pdf, svg, html } = sampleFiles
const dayMs = 24 * 60 * 60 * 1000

describe.each(apps)('on $name', ({ store, testApp }) => {
  const { db, time } = testApp
  const rowIds = async () => (await db().select({ id: files.id }).from(files)).map(({ id }) => id)
  const putAvatar = async (bytes: Buffer, name = 'me.webp') =>
    testApp.files.put(chunksOf(bytes), { purpose: 'avatar', name, ownerId: null })

  /** Resolves to whether rows and objects are the same as before `work`. */
  async function storesNothing(work: () => Promise<void>): Promise<boolean> {
    const state = async () =>
      JSON.stringify([await rowIds(), (await store.ids()).toSorted(), await store.countPartial()])
    const before = await state()
    await work()
    return (await state()) === before
  }

  test('stores a file with its type by content, size, checksum and owner', async () => {
    const owner = await makeUser(db)
    const file = await testApp.files.put(chunksOf(webp), {
      purpose: 'avatar',
      name: '../من و\u200cتو.webp',
      ownerId: owner.id,
    })
    expect(file).toMatchObject({
      ownerId: owner.id,
      purpose: 'avatar',
      name: 'من و\u200cتو.webp',
      type: 'image/webp',
      bytes: webp.length,
      checksum: createHash('sha256').update(webp).digest(),
      createdAt: testNow,
      expiresAt: null,
    })
    expect(await testApp.files.find(file.id)).toEqual(file)
    expect((await buffer(await testApp.files.open(file))).equals(webp)).toBe(true)
    expect(
      (await buffer(await testApp.files.open(file, { start: 5, end: 9 }))).equals(webp.subarray(5, 10)),
    ).toBe(true)
  })

  test.each([
    ['a video', mp4],
    ['an SVG picture', svg],
    ['an HTML page', html],
    ['an executable', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])],
    ['an empty file', Buffer.alloc(0)],
    ['text', Buffer.from('just text')],
  ])('refuses %s that is named like a picture with 415, and keeps nothing', async (_, bytes) => {
    const isClean = await storesNothing(async () => {
      await expect(putAvatar(bytes, 'me.webp')).rejects.toMatchObject({
        status: 415,
        text: { en: 'This type of file is not accepted. Choose JPEG, PNG, WebP, or AVIF.' },
      })
    })
    expect(isClean).toBe(true)
  })

  test('accepts a file of exactly the limit; refuses one byte more with 413, stops reading and keeps nothing', async () => {
    const { maxBytes } = filePurposes.avatar
    const sized = (bytes: number) => Buffer.concat([webp, Buffer.alloc(bytes - webp.length)])
    expect(await putAvatar(sized(maxBytes))).toMatchObject({ bytes: maxBytes })
    let produced = 0
    async function* endless() {
      yield webp
      for (;;) {
        produced += 65_536
        yield Buffer.alloc(65_536)
      }
    }
    const isClean = await storesNothing(async () => {
      await expect(putAvatar(sized(maxBytes + 1))).rejects.toMatchObject({
        status: 413,
        text: { en: 'The file is too large. Choose one of at most 10 MB.' },
      })
      const storing = testApp.files.put(endless(), { purpose: 'avatar', name: 'me', ownerId: null })
      await expect(storing).rejects.toMatchObject({ status: 413 })
    })
    expect(isClean).toBe(true)
    expect(produced).toBeLessThanOrEqual(maxBytes + 65_536)
  })

  test('keeps nothing if the source fails, and passes its error on', async () => {
    async function* failing() {
      yield webp
      yield Buffer.alloc(6_000_000)
      throw new Error('rendering failed')
    }
    const isClean = await storesNothing(async () => {
      const storing = testApp.files.put(failing(), { purpose: 'avatar', name: 'me', ownerId: null })
      await expect(storing).rejects.toThrow('rendering failed')
    })
    expect(isClean).toBe(true)
  })

  test('keeps nothing if the row cannot be inserted', async () => {
    const isClean = await storesNothing(async () => {
      const storing = testApp.files.put(chunksOf(webp), {
        purpose: 'avatar',
        name: 'me',
        ownerId: randomUUID(),
      })
      await expect(storing).rejects.toThrow()
    })
    expect(isClean).toBe(true)
  })

  test('removes a file if the transaction commits, otherwise not', async () => {
    const file = await putAvatar(webp)
    const rolledBack = db.transaction(async () => {
      await testApp.files.remove(file.id)
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    await testApp.runJobs()
    expect(await store.ids()).toContain(file.id)
    await testApp.files.remove(file.id)
    expect(await testApp.files.find(file.id)).toBeNull()
    await testApp.runJobs()
    expect(await store.ids()).not.toContain(file.id)
    await testApp.files.remove(file.id)
  })

  test('releaseOwner() removes personal files, and keeps documents without their owner', async () => {
    const owner = await makeUser(db)
    const own = { ownerId: owner.id, name: 'mine' }
    const avatar = await testApp.files.put(chunksOf(webp), { purpose: 'avatar', ...own })
    const invoice = await testApp.files.put(chunksOf(pdf), { purpose: 'document', ...own })
    await testApp.files.releaseOwner(owner.id)
    await testApp.runJobs()
    expect(await testApp.files.find(avatar.id)).toBeNull()
    expect(await testApp.files.find(invoice.id)).toEqual({ ...invoice, ownerId: null })
    expect(await store.ids()).not.toContain(avatar.id)
  })

  test('a file that expires is gone then, and removed by the daily job, unless it is kept', async () => {
    const expiresAt = new Date(testNow.getTime() + dayMs)
    const expiring = async () =>
      testApp.files.put(chunksOf(webp), { purpose: 'avatar', name: 'me', ownerId: null, expiresAt })
    const [lapsed, permanent] = [await expiring(), await expiring()]
    expect(await testApp.files.keep(permanent.id)).toBe(true)
    time.now = expiresAt
    expect(await testApp.files.find(lapsed.id)).toBeNull()
    expect(await testApp.files.keep(lapsed.id)).toBe(false)
    await store.setModified(time.now)
    await testApp.cleanUpFiles()
    time.now = testNow
    expect(await rowIds()).not.toContain(lapsed.id)
    expect(await store.ids()).not.toContain(lapsed.id)
    expect(await testApp.files.find(permanent.id)).toMatchObject({ expiresAt: null })
  })

  test('the daily job removes objects without a row after a day, and keeps all others', async () => {
    const [file, orphan] = [await putAvatar(webp), await putAvatar(webp)]
    await db().delete(files).where(eq(files.id, orphan.id))
    await store.setModified(testNow)
    time.now = new Date(testNow.getTime() + dayMs)
    await testApp.cleanUpFiles()
    expect(await store.ids()).toContain(orphan.id)
    time.now = new Date(testNow.getTime() + dayMs + 1)
    await testApp.cleanUpFiles()
    time.now = testNow
    expect(await store.ids()).not.toContain(orphan.id)
    expect(await store.ids()).toContain(file.id)
    expect((await store.ids()).toSorted()).toEqual((await rowIds()).toSorted())
  })
})

test.each([
  ['owner', sql`select id from files where owner_id = ${randomUUID()} and purpose = 'avatar'`],
  ['expiry', sql`select id from files where expires_at <= now()`],
])('finds files by %s through an index', async (name, query) => {
  const [app] = apps
  await app?.testApp.db.transaction(async () => {
    const db = app.testApp.db()
    await db.execute(sql`set local enable_seqscan = off`)
    const { rows } = await db.execute(sql`explain ${query}`)
    expect(JSON.stringify(rows)).toContain(`files_${name}`)
  })
})
