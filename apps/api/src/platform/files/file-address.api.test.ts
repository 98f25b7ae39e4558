import { parse } from 'content-disposition'
import { describe, expect, test } from 'vitest'
import type { Locale } from '@chignon/contract/platform/locale'
import { makeMember } from '../db/factories/user.ts'
import { openFileStores } from '../../testing/file-stores.ts'
import { chunksOf, sampleFiles } from '../../testing/sample-files.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import type { FileAddressOptions } from './files.ts'

const apps = await Promise.all(
  (await openFileStores()).map(async (store) => ({
    name: store.name,
    testApp: await openTestApp({ files: store.settings }),
  })),
)
const { webp, pdf } = sampleFiles
const last = webp.length - 1

describe.each(apps)('a file on $name', async ({ testApp }) => {
  const { db, time } = testApp
  const owner = await makeMember(db, time.now)
  const stranger = await makeMember(db, time.now)
  const picture = await testApp.files.put(chunksOf(webp), {
    purpose: 'avatar',
    name: 'me.webp',
    ownerId: null,
  })
  const document = await testApp.files.put(chunksOf(pdf), {
    purpose: 'document',
    name: 'رسید "۱۲".pdf',
    ownerId: null,
  })
  const addressOf = async (options: Partial<FileAddressOptions> = {}, file = picture) =>
    (await testApp.files.url(file, { viewer: 'anyone', ...options })).replace('/api/v1', '')
  const statusOf = async (path: string, token?: string, locale?: Locale) => {
    const { status, body } = await testApp.request('GET', path, {
      ...(token === undefined ? {} : { token }),
      ...(locale === undefined ? {} : { locale }),
    })
    return { status, body }
  }
  const free = await addressOf()

  describe('headers', () => {
    test('sends the bytes with type, size, ETag and a policy under which nothing runs', async () => {
      const { status, headers, bytes } = await testApp.file(free)
      expect([status, bytes.equals(webp)]).toEqual([200, true])
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(webp.length),
        'content-disposition': 'inline; filename=me.webp',
        'cache-control': 'private, max-age=900',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
        'last-modified': testNow.toUTCString(),
        etag: `"${picture.checksum.toString('base64url')}"`,
      })
    })

    test('sends only the headers for HEAD', async () => {
      const { status, headers, bytes } = await testApp.file(free, {}, 'HEAD')
      expect([status, bytes.length, headers.get('content-length')]).toEqual([200, 0, String(webp.length)])
    })

    test.each([
      ['its own name', {}, 'رسید "۱۲".pdf'],
      ['another name', { downloadName: 'صورت\u200cحساب ۲۰۳۰; "x"' }, 'صورت\u200cحساب ۲۰۳۰; "x".pdf'],
      ['a path', { downloadName: '../../etc/passwd' }, 'passwd.pdf'],
      ['a line break', { downloadName: 'a\r\nSet-Cookie: b.pdf' }, 'aSet-Cookie: b.pdf'],
      ['emoji', { downloadName: '💇‍♀️ – Zürich.pdf' }, '💇‍♀️ – Zürich.pdf'],
    ])('saves a document under %s', async (_, options, expected) => {
      const { status, headers } = await testApp.file(await addressOf(options, document))
      const header = headers.get('content-disposition') ?? ''
      expect(status).toBe(200)
      expect(header).toMatch(/^attachment; [\x20-\x7e]+$/)
      expect(parse(header)).toMatchObject({ type: 'attachment', parameters: { filename: expected } })
    })

    test('saves a picture if the address says so', async () => {
      const { headers } = await testApp.file(await addressOf({ downloadName: 'portrait' }))
      expect(headers.get('content-disposition')).toBe('attachment; filename=portrait.webp')
    })
  })

  describe('ranges', () => {
    test.each([
      ['the first byte', 'bytes=0-0', 0, 0],
      ['the middle', 'bytes=1000-1999', 1000, 1999],
      ['the rest', 'bytes=100-', 100, last],
      ['the last byte', `bytes=${last}-${last}`, last, last],
      ['the end', 'bytes=-20', last - 19, last],
      ['more than there is', `bytes=${last - 4}-${last + 500}`, last - 4, last],
      ['all of it', 'bytes=0-', 0, last],
    ])('sends %s with 206', async (_, range, start, end) => {
      const { status, headers, bytes } = await testApp.file(free, { range })
      expect([status, headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/${webp.length}`])
      expect(headers.get('content-length')).toBe(String(end - start + 1))
      expect(bytes.equals(webp.subarray(start, end + 1))).toBe(true)
    })

    test.each([`bytes=${last + 1}-`, 'bytes=-0', 'bytes=5-2'])(
      'refuses %s with 416 and the size',
      async (range) => {
        const { status, headers, bytes } = await testApp.file(free, { range })
        expect([status, headers.get('content-range')]).toEqual([416, `bytes */${webp.length}`])
        expect(bytes.length).toBe(0)
      },
    )

    test.each(['bytes=0-9,20-29', 'lines=0-5', 'nonsense'])('sends the whole file for %s', async (range) => {
      expect((await testApp.file(free, { range })).bytes.length).toBe(webp.length)
    })

    test('sends the range only if If-Range is the current ETag', async () => {
      const tag = (await testApp.file(free)).headers.get('etag') ?? ''
      const statuses = await Promise.all(
        [tag, `W/${tag}`, '"older"', testNow.toUTCString()].map(
          async (condition) =>
            (await testApp.file(free, { range: 'bytes=0-9', 'if-range': condition })).status,
        ),
      )
      expect(statuses).toEqual([206, 200, 200, 200])
    })
  })

  test('sends 304 if If-None-Match contains the ETag', async () => {
    const tag = (await testApp.file(free)).headers.get('etag') ?? ''
    for (const known of [tag, `"x", W/${tag}`, '*']) {
      const { status, bytes } = await testApp.file(free, { 'if-none-match': known })
      expect([status, bytes.length]).toEqual([304, 0])
    }
    expect((await testApp.file(free, { 'if-none-match': '"x"' })).status).toBe(200)
  })

  describe('addresses', () => {
    test('of a person: works for them, 403 for another person, 401 for a guest', async () => {
      const personal = await addressOf({ viewer: owner.user })
      const own = await testApp.file(personal, { authorization: `Bearer ${owner.token}` })
      expect([own.status, own.bytes.equals(webp)]).toEqual([200, true])
      expect(own.headers.get('cache-control')).toBe('private, no-cache')
      expect(await statusOf(personal, stranger.token, 'de')).toMatchObject({
        status: 403,
        body: { code: 'forbidden', message: expect.stringContaining('andere Person') },
      })
      expect(await statusOf(personal)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
      expect((await statusOf(personal.replace('?for=me', ''), stranger.token)).status).toBe(403)
      expect((await statusOf(personal.replace('?for=me', ''))).status).toBe(403)
      expect((await statusOf(`${free}?for=me`, owner.token)).status).toBe(403)
    })

    test('end after 15 minutes, or as asked: then 410, also with a range', async () => {
      const longer = await addressOf({ minutes: 60 })
      time.now = new Date(testNow.getTime() + 15 * 60_000 - 1000)
      expect((await testApp.file(free)).headers.get('cache-control')).toBe('private, max-age=1')
      time.now = new Date(testNow.getTime() + 15 * 60_000)
      expect(await statusOf(free, undefined, 'en')).toMatchObject({
        status: 410,
        body: { code: 'expired', message: 'This address has expired. Reload the page to get a new one.' },
      })
      expect((await testApp.file(free, { range: 'bytes=0-9' })).status).toBe(410)
      expect((await testApp.file(longer)).status).toBe(200)
      time.now = testNow
    })

    test('that were changed get 403', async () => {
      const named = await addressOf({ downloadName: 'portrait' })
      const [, id = '', end = '', mac = ''] = /^\/files\/([^/]+)\/([^.]+)\.(.+)$/.exec(free) ?? []
      const changed = [
        `/files/${document.id}/${end}.${mac}`,
        `/files/${crypto.randomUUID()}/${end}.${mac}`,
        `/files/${id}/${(Number.parseInt(end, 36) + 60_000).toString(36)}.${mac}`,
        `/files/${id}/${end}.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`,
        named.replace('portrait', 'virus'),
        named.replace(/\?.*/, ''),
        `${free}?name=virus.exe`,
      ]
      for (const path of changed) expect(await statusOf(path), path).toMatchObject({ status: 403 })
    })

    test('that are malformed get 422', async () => {
      for (const path of [`/files/${picture.id}/x`, '/files/knot/x', `${free}?for=you`]) {
        expect((await statusOf(path)).status, path).toBe(422)
      }
    })

    test('of a removed file get 404', async () => {
      const file = await testApp.files.put(chunksOf(webp), { purpose: 'avatar', name: 'me', ownerId: null })
      const address = await addressOf({}, file)
      await testApp.files.remove(file.id)
      expect((await statusOf(address)).status).toBe(404)
    })
  })

  test('a file whose bytes are missing gets 404, and is logged', async () => {
    const file = await testApp.files.put(chunksOf(webp), { purpose: 'avatar', name: 'me', ownerId: null })
    await testApp.storage.remove(file.id)
    expect((await statusOf(await addressOf({}, file))).status).toBe(404)
    expect(testApp.errors.splice(0)).toEqual([{ file: file.id }])
  })
})
