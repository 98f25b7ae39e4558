import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { eq } from '../../platform/db/drizzle.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeResource } from '../../platform/db/factories/resource.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { sampleMedia } from './media.files.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const clip = await readFile(path.join(sampleMedia, 'knot/clip.mp4'))
const member = await makeMember(db, time.now)
const asMember = { authorization: `Bearer ${member.token}` }
const stranger = await makeMember(db, time.now)
const former = await makeMember(db, time.now)
let free = ''
let locked = ''
let course = ''

beforeAll(async () => {
  const created = await makeCourse(db)
  const [first, second] = created.lessons
  const resources = [await makeResource(db, first?.id ?? ''), await makeResource(db, second?.id ?? '')]
  course = created.id
  free = `/media/${resources[0]?.id}/clip.mp4`
  locked = `/media/${resources[1]?.id}/clip.mp4`
  await makeAccess(db, member.user.id, { courseId: course }, { now: time.now, endsInDays: 10 })
  await makeAccess(db, former.user.id, { courseId: course }, { now: time.now, endsInDays: -1 })
})

/** The addresses of the two lessons' videos in the course's response, below `/api/v1`. */
async function addressesFor(token?: string) {
  const { data } = await testApp.call(
    courseEndpoints.show,
    { params: { id: course } },
    token ? { token } : {},
  )
  return data.lessons.map(({ resource }) => ({
    url: resource.url?.replace('/api/v1', '') ?? null,
    stream: resource.stream_url?.replace('/api/v1', '') ?? null,
    poster: resource.poster_url?.replace('/api/v1', '') ?? null,
  }))
}

describe('access to a video', () => {
  test('returns the video of a free lesson to anyone, with public cache headers', async () => {
    const [lesson] = await addressesFor()
    expect(lesson?.url).toBe(free)
    const response = await testApp.file(free)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('video/mp4')
    expect(response.headers.get('cache-control')).toBe('public, max-age=604800')
    expect(response.bytes.equals(clip)).toBe(true)
  })

  test.each([
    ['a guest', undefined],
    ['a member who bought nothing', stranger.token],
    ['a member whose access has expired', former.token],
  ])('%s receives no address of another lesson, and 403 for its file', async (_, token) => {
    const [, lesson] = await addressesFor(token)
    expect(lesson).toEqual({ url: null, stream: null, poster: null })
    const refused = await testApp.request('GET', locked, { locale: 'de', ...(token ? { token } : {}) })
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'forbidden', message: expect.stringContaining('Kaufe den Kurs') },
    })
  })

  test('a buyer receives an address that expires within two hours, and is not stored without a check', async () => {
    const [, lesson] = await addressesFor(member.token)
    const address = lesson?.url ?? ''
    const response = await testApp.file(address, asMember)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    time.now = new Date(testNow.getTime() + 2 * 60 * 60 * 1000)
    const late = await testApp.request('GET', address, { token: member.token })
    time.now = testNow
    expect(late).toMatchObject({
      status: 410,
      body: { code: 'expired', message: expect.stringContaining('Reload') },
    })
  })

  test('the address of one person is refused to a guest, another buyer and a token that is not valid', async () => {
    const [, lesson] = await addressesFor(member.token)
    const address = lesson?.url ?? ''
    const other = await makeMember(db, time.now)
    await makeAccess(db, other.user.id, { courseId: course }, { now: time.now, endsInDays: 10 })
    expect((await testApp.request('GET', address)).status).toBe(401)
    expect((await testApp.request('GET', address, { token: 'invented' })).status).toBe(401)
    expect(await testApp.request('GET', address, { token: other.token })).toMatchObject({
      status: 403,
      body: { message: 'This address is not valid for you. Open the lesson on its page.' },
    })
  })

  test('an address ends with the access, also if that ends early', async () => {
    const buyer = await makeMember(db, time.now)
    const access = await makeAccess(
      db,
      buyer.user.id,
      { courseId: course },
      { now: time.now, endsInDays: 10 },
    )
    const [, lesson] = await addressesFor(buyer.token)
    const status = async () => testApp.request('GET', lesson?.poster ?? '', { token: buyer.token })
    expect((await status()).status).toBe(200)
    await db().update(accesses).set({ endsAt: time.now }).where(eq(accesses.id, access.id))
    expect(await status()).toMatchObject({
      status: 410,
      body: { message: 'Your access has expired. Buy again to keep watching.' },
    })
  })

  test('returns 403 for the signature of another video', async () => {
    const other = await makeCourse(db, { lessons: 2 })
    const resource = await makeResource(db, other.lessons[1]?.id ?? '')
    const [, lesson] = await addressesFor(member.token)
    const forged = (lesson?.url ?? '').replace(/^\/media\/[^/]+/, `/media/${resource.id}`)
    expect((await testApp.request('GET', forged, { token: member.token })).status).toBe(403)
  })

  test('serves the files a playlist refers to by relative addresses', async () => {
    const [, lesson] = await addressesFor(member.token)
    const stream = lesson?.stream ?? ''
    const playlist = await testApp.file(stream, asMember)
    expect(playlist.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
    const named = /URI="(salon\.m3u8)"/.exec(playlist.bytes.toString())?.[1] ?? ''
    expect((await testApp.file(stream.replace('stream.m3u8', named), asMember)).status).toBe(200)
    expect(playlist.bytes.toString().match(/TYPE=AUDIO/g)).toHaveLength(2)
  })
})

describe('ranges', () => {
  test.each([
    ['the beginning', 'bytes=0-99', 0, 99],
    ['the middle', 'bytes=1000-1999', 1000, 1999],
    ['the rest', `bytes=${clip.length - 10}-`, clip.length - 10, clip.length - 1],
    ['the end', 'bytes=-20', clip.length - 20, clip.length - 1],
    [
      'a range longer than the file',
      `bytes=${clip.length - 5}-${clip.length + 500}`,
      clip.length - 5,
      clip.length - 1,
    ],
  ])('returns 206 for %s', async (_, range, start, end) => {
    const response = await testApp.file(free, { range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${clip.length}`)
    expect(response.headers.get('content-length')).toBe(String(end - start + 1))
    expect(response.bytes.equals(clip.subarray(start, end + 1))).toBe(true)
  })

  test('returns 416 for a range beyond the end', async () => {
    const response = await testApp.file(free, { range: `bytes=${clip.length}-` })
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${clip.length}`])
  })

  test.each(['bytes=5-2-1', 'lines=0-5', 'bytes=0-9,20-29', 'nonsense'])(
    'returns the whole file for %s',
    async (range) => {
      const response = await testApp.file(free, { range })
      expect(response.bytes.length).toBe(clip.length)
    },
  )

  test('returns the whole file if If-Range does not match', async () => {
    const tag = (await testApp.file(free)).headers.get('etag') ?? ''
    const same = await testApp.file(free, { range: 'bytes=0-9', 'if-range': tag })
    const changed = await testApp.file(free, { range: 'bytes=0-9', 'if-range': '"older"' })
    expect([same.status, changed.status]).toEqual([206, 200])
  })
})

test('returns 304 if If-None-Match contains the ETag', async () => {
  const tag = (await testApp.file(free)).headers.get('etag') ?? ''
  const response = await testApp.file(free, { 'if-none-match': `W/"x", ${tag}` })
  expect([response.status, response.bytes.length]).toEqual([304, 0])
})

test('returns only headers for HEAD', async () => {
  const response = await testApp.file(free, {}, 'HEAD')
  expect([response.status, response.bytes.length]).toEqual([200, 0])
  expect(response.headers.get('content-length')).toBe(String(clip.length))
})

test.each([
  ['an unknown video', '/media/00000000-0000-4000-8000-000000000000/clip.mp4'],
  ['an invalid id', '/media/knot/clip.mp4'],
])('returns 404 for %s', async (_, address) => {
  expect((await testApp.request('GET', address)).status).toBe(404)
})

test.each([
  'nothing.mp4',
  '../braid/clip.mp4',
  '..%2Fbraid%2Fclip.mp4',
  'captions',
  'captions/../clip.mp4.',
  '%00.mp4',
])('returns 404 for a file that is not part of the video: %s', async (file) => {
  const response = await testApp.request('GET', free.replace('clip.mp4', file))
  expect(response.status).toBe(404)
})
