import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { filePurposes } from '@chignon/contract/platform/file-purposes'
import { videoEndpoints } from '@chignon/contract/learning/video'
import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { tinyFilm } from '../../testing/tiny-film.ts'
import { makeVideoLesson } from '../../testing/videos.ts'
import { uploadName } from '../../platform/uploads/upload-store.ts'
import { maintainVideos } from './video.jobs.ts'

let freeBytes = 2 ** 40
const testApp = await openTestApp({ countFreeBytes: async () => freeBytes })
const { services, time } = testApp
const minute = 60_000

async function tend() {
  await services.jobs.enqueue(maintainVideos, {})
  await testApp.runJobs()
}

test('an upload that was interrupted twice goes on where it ended', async () => {
  const { start, send, head, show } = await makeVideoLesson(testApp)
  const film = await tinyFilm()
  const { data, upload } = await start(film.length)
  const third = Math.floor(film.length / 3)
  const interrupted = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(film.subarray(0, third))),
    async pull(controller) {
      await expect.poll(() => services.uploads.countReceived(data.id)).toBe(third)
      controller.error(new Error('the network is gone'))
    },
  })
  expect((await send(upload.url, 0, interrupted)).status).toBeGreaterThanOrEqual(400)
  const offset = Number((await head(upload.url)).headers.get('upload-offset'))
  expect(offset).toBe(third)
  expect(await show(data.id)).toMatchObject({ state: 'uploading', received_bytes: third })
  // The address has ended; staff request another one for the same upload.
  time.now = new Date(testNow.getTime() + 61 * minute)
  expect((await send(upload.url, offset, film.subarray(offset))).status).toBe(403)
  const { token } = await makeVideoLesson(testApp)
  const renewed = await testApp.call(videoEndpoints.renewUpload, { params: { id: data.id } }, { token })
  expect((await send(renewed.data.url, offset, film.subarray(offset, 2 * third))).status).toBe(204)
  // What was sent already is not written again.
  expect((await send(renewed.data.url, offset, film.subarray(offset))).status).toBe(409)
  expect((await send(renewed.data.url, 2 * third, film.subarray(2 * third))).status).toBe(204)
  expect(await show(data.id)).toMatchObject({ state: 'received', received_bytes: film.length })
  const stored = await services.uploads.fetch(data.id, services.env.videos.workFolder)
  expect((await readFile(stored)).equals(film)).toBe(true)
  expect((await send(renewed.data.url, film.length, Buffer.alloc(0))).status).toBe(410)
  time.now = testNow
})

test('a new request takes an upload over from one that hangs', async () => {
  const { start, send, head } = await makeVideoLesson(testApp)
  const { upload } = await start(1000)
  let hang: ReadableStreamDefaultController<Uint8Array> | undefined
  const hanging = new ReadableStream<Uint8Array>({
    start(controller) {
      hang = controller
      controller.enqueue(new Uint8Array(100))
    },
  })
  const first = send(upload.url, 0, hanging)
  await expect.poll(async () => (await services.uploads.countReceived(idOf(upload.url))) ?? 0).toBe(100)
  expect((await head(upload.url)).headers.get('upload-offset')).toBe('100')
  expect((await send(upload.url, 100, Buffer.alloc(900))).status).toBe(204)
  hang?.close()
  await first
})

test('only the address permits sending, and only as many bytes as were announced', async () => {
  const { token, start, send, head } = await makeVideoLesson(testApp)
  const { data, upload } = await start(1000)
  const other = await start(1000)
  const forged = upload.url.replace(data.id, other.data.id)
  expect((await send(forged, 0, Buffer.alloc(1000))).status).toBe(403)
  expect((await send(upload.url, 0, Buffer.alloc(1001))).status).toBe(413)
  for (const method of ['POST', 'DELETE', 'GET']) {
    expect((await testApp.request(method, upload.url.replace('/api/v1', ''), { token })).status).toBe(405)
  }
  expect((await head(upload.url)).headers.get('upload-length')).toBe('1000')
  expect((await head(upload.url.replace(data.id, 'x'))).status).toBe(404)
})

test('refuses a file that is too large, of another type, or for an unknown lesson', async () => {
  const { token, lessonId } = await makeVideoLesson(testApp)
  const path = `/staff/lessons/${lessonId}/videos`
  const body = { file_name: 'a.mp4', type: 'video/mp4', bytes: 1000 }
  const { maxBytes } = filePurposes['lesson-video']
  for (const wrong of [{ bytes: maxBytes + 1 }, { bytes: 0 }, { type: 'application/x-mpegurl' }]) {
    expect((await testApp.request('POST', path, { token, body: { ...body, ...wrong } })).status).toBe(422)
  }
  const unknown = '/staff/lessons/00000000-0000-4000-8000-000000000000/videos'
  expect((await testApp.request('POST', unknown, { token, body })).status).toBe(404)
  freeBytes = 2999
  const full = await testApp.request('POST', path, { token, body, locale: 'de' })
  expect(full).toMatchObject({ status: 503, body: { message: expect.stringContaining('Speicherplatz') } })
  freeBytes = 2 ** 40
})

test('an upload that was not completed is removed after seven days', async () => {
  const { start, send, show, head } = await makeVideoLesson(testApp)
  const { data, upload } = await start(1000)
  await send(upload.url, 0, Buffer.alloc(10))
  await tend()
  expect((await show(data.id)).state).toBe('uploading')
  time.now = new Date(testNow.getTime() + 7 * 24 * 60 * minute)
  await tend()
  time.now = testNow
  expect(await show(data.id)).toMatchObject({ state: 'cancelled', failure: { code: 'upload_expired' } })
  expect(await services.uploads.countReceived(data.id)).toBeNull()
  expect((await head(upload.url)).status).toBe(410)
})

test('an upload whose end was not recorded, because the process was killed, is found', async () => {
  const { start, show } = await makeVideoLesson(testApp)
  const film = await tinyFilm()
  const { data } = await start(film.length)
  const store = await services.uploads.dataStore()
  await store.write(Readable.from([film]), uploadName(data.id), 0)
  expect((await show(data.id)).state).toBe('uploading')
  await tend()
  expect((await show(data.id)).state).toBe('ready')
})

test('without ffmpeg uploads are refused with the reason', async () => {
  const bare = await openTestApp({ ffmpegPath: '/nowhere/ffmpeg' })
  const { token, lessonId } = await makeVideoLesson(bare)
  const body = { file_name: 'a.mp4', type: 'video/mp4', bytes: 1000 }
  expect(await bare.request('POST', `/staff/lessons/${lessonId}/videos`, { token, body })).toMatchObject({
    status: 503,
    body: { code: 'unavailable', message: expect.stringContaining('ffmpeg is not installed') },
  })
  expect((await bare.request('GET', '/staff/videos', { token })).status).toBe(200)
})

function idOf(address: string): string {
  return address.split('/').at(-2) ?? ''
}
