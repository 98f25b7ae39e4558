import { readdir } from 'node:fs/promises'
import { captionEndpoints } from '@chignon/contract/learning/caption'
import { videoEndpoints } from '@chignon/contract/learning/video'
import { expect, test } from 'vitest'
import { openS3Server } from '../../testing/s3-server.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { tinyFilm } from '../../testing/tiny-film.ts'
import { makeVideoLesson } from '../../testing/videos.ts'
import { videoFolder } from './run-stage.ts'

const testApp = await openTestApp()
const { services } = testApp

/** The path of an address below the API. */
const below = (url: string | null | undefined) => (url ?? '').replace('/api/v1', '')

const germanCaptions = 'WEBVTT\n\n00:00.000 --> 00:01.500\nGuten Tag\n'

test('an upload becomes a stream with its sound tracks, captions, poster and seek pictures', async () => {
  const { token, upload, show, lesson } = await makeVideoLesson(testApp)
  const film = await tinyFilm()
  const id = await upload(film)
  expect(await show(id)).toMatchObject({ state: 'received', is_current: false })
  const captions = { params: { id, language: 'de' }, body: { webvtt: germanCaptions } }
  await testApp.call(videoEndpoints.setCaptions, captions, { token })
  await testApp.runJobs()

  expect(await show(id)).toMatchObject({
    state: 'ready',
    progress: 100,
    failure: null,
    picture: { width: 160, height: 90, duration: 2 },
    qualities: [90],
    audio_languages: ['en', 'de'],
    caption_languages: ['de'],
    is_current: true,
  })
  const { resource } = await lesson()
  expect(resource).toMatchObject({ type: 'video/mp4', properties: { duration: 2 } })
  const master = (await testApp.file(below(resource.stream_url))).bytes.toString()
  expect(master.match(/TYPE=AUDIO/g)).toHaveLength(2)
  expect(master).toContain('LANGUAGE="de"')
  const inFolder = (name: string) => below(resource.stream_url).replace('stream.m3u8', name)
  const playlist = (await testApp.file(inFolder('video-1.m3u8'))).bytes.toString()
  const [, length = 0, start = 0] = /BYTERANGE:(\d+)@(\d+)/.exec(playlist) ?? []
  const range = `bytes=${start}-${Number(start) + Number(length) - 1}`
  const segment = await testApp.file(inFolder('video-1.mp4'), { range })
  expect([segment.status, segment.bytes.subarray(0, 200).includes('moof')]).toEqual([206, true])
  const poster = await testApp.file(below(resource.poster_url))
  expect([poster.headers.get('content-type'), poster.bytes[0]]).toEqual(['image/jpeg', 0xff])
  const cues = (await testApp.file(below(resource.sprite_url))).bytes.toString()
  expect(cues).toContain('00:00:00.000 --> 00:00:02.000\nsprite.jpg#xywh=0,0,160,90')
  expect((await testApp.file(below(resource.sprite_url).replace('.vtt', '.jpg'))).status).toBe(200)
  const { data } = await testApp.call(captionEndpoints.list, { query: { resource_id: resource.id ?? '' } })
  expect(data.map(({ language }) => language)).toEqual(['de'])
  expect((await testApp.file(below(data[0]?.url))).bytes.toString()).toBe(germanCaptions)
  // Neither the upload nor what was made on the way is left.
  expect(await services.uploads.countReceived(id)).toBeNull()
  expect(await readdir(videoFolder(services.env.videos))).toEqual([])
})

test('a lesson keeps its video until the new one is ready, and those who watch the old one can go on', async () => {
  const { token, upload, show, lesson } = await makeVideoLesson(testApp)
  const first = await upload(await tinyFilm())
  await testApp.runJobs()
  const old = await lesson()
  const second = await upload(await tinyFilm({ seconds: 3, languages: [] }))
  expect((await lesson()).resource).toEqual(old.resource)
  // A failed or cancelled replacement changes nothing.
  const third = await upload(await tinyFilm())
  await testApp.call(videoEndpoints.cancel, { params: { id: third } }, { token })
  expect((await lesson()).resource).toEqual(old.resource)
  await testApp.runJobs()
  expect((await lesson()).resource.properties.duration).toBe(3)
  expect([(await show(first)).is_current, (await show(second)).is_current]).toEqual([false, true])
  expect((await testApp.file(below(old.resource.stream_url))).status).toBe(200)
  testApp.time.now = new Date(testApp.time.now.getTime() + 25 * 60 * 60 * 1000)
  await testApp.cleanUpFiles()
  expect((await testApp.file(below(old.resource.stream_url))).status).toBe(404)
  expect((await testApp.file(below((await lesson()).resource.stream_url))).status).toBe(200)
})

test('a file that browsers do not play is transcoded first', async () => {
  const { upload, show, lesson } = await makeVideoLesson(testApp)
  const codecs = ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libvorbis']
  const film = await tinyFilm({ seconds: 1, languages: ['fre'], name: 'film.webm', codecs })
  const id = await upload(film, { type: 'video/webm', file_name: 'lesson.webm' })
  await testApp.runJobs()
  expect(await show(id)).toMatchObject({ state: 'ready', audio_languages: ['fr'] })
  expect((await testApp.file(below((await lesson()).resource.url))).headers.get('content-type')).toBe(
    'video/mp4',
  )
})

test('captions are added, replaced and removed while learners watch the video', async () => {
  const { token, upload, lesson } = await makeVideoLesson(testApp)
  const id = await upload(await tinyFilm())
  await testApp.runJobs()
  const params = { id, language: 'fr' }
  const addresses = async () => {
    const { resource } = await lesson()
    const { data } = await testApp.call(captionEndpoints.list, { query: { resource_id: resource.id ?? '' } })
    return data.map(({ url }) => below(url))
  }
  await testApp.call(videoEndpoints.setCaptions, { params, body: { webvtt: germanCaptions } }, { token })
  const [before] = await addresses()
  const webvtt = germanCaptions.replace('Guten Tag', 'Bonjour')
  await testApp.call(videoEndpoints.setCaptions, { params, body: { webvtt } }, { token })
  const [after] = await addresses()
  expect(after).not.toBe(before)
  expect((await testApp.file(after ?? '')).bytes.toString()).toBe(webvtt)
  await testApp.call(videoEndpoints.removeCaptions, { params }, { token })
  expect(await addresses()).toEqual([])

  // It looks like the tag of a language, but is none.
  const noLanguage = `/staff/videos/${id}/captions/de-de-de`
  expect((await testApp.request('PUT', noLanguage, { token, body: { webvtt: germanCaptions } })).status).toBe(
    422,
  )
  const path = `/staff/videos/${id}/captions/fr`
  expect((await testApp.request('DELETE', path, { token })).status).toBe(404)
  for (const text of ['', 'Bonjour', 'WEBVTT\n\nBonjour', '1\n00:00:00,000 --> 00:00:01,000\nBonjour']) {
    const refused = await testApp.request('PUT', path, { token, body: { webvtt: text }, locale: 'fr' })
    expect(refused.status).toBe(422)
  }
  const backwards = 'WEBVTT\n\n00:00:04.000 --> 00:00:02.000\nBonjour\n'
  expect(
    await testApp.request('PUT', path, { token, body: { webvtt: backwards }, locale: 'fr' }),
  ).toMatchObject({
    status: 422,
    body: { errors: { webvtt: [expect.stringMatching(/^Ligne 3\u00a0: .* se termine avant de commencer/)] } },
  })
})

test('lists videos by lesson and state, and records who changed them', async () => {
  const { token, lessonId, upload, start } = await makeVideoLesson(testApp)
  const { data: uploading } = await start(1000)
  const received = await upload(await tinyFilm())
  const ids = async (query: object) => {
    const { data } = await testApp.call(
      videoEndpoints.list,
      { query: { lesson_id: lessonId, ...query } },
      { token },
    )
    return data.map(({ id }) => id)
  }
  expect((await ids({})).toSorted()).toEqual([uploading.id, received].toSorted())
  expect(await ids({ state: 'uploading' })).toEqual([uploading.id])
  await testApp.call(videoEndpoints.cancel, { params: { id: received } }, { token })
  const entries = await services.audit.entriesOf({ type: 'video', id: received })
  // Entries of one moment have no order.
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['video.cancel', 'video.create'])
  expect(await services.uploads.countReceived(received)).toBeNull()
  const again = await testApp.request('POST', `/staff/videos/${received}/cancel`, { token })
  expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('uploads and streams are in the bucket, if one is set', async () => {
  const bucket = await openS3Server()
  const inBucket = await openTestApp({ files: { s3: bucket.settings } })
  const { upload, show, lesson } = await makeVideoLesson(inBucket)
  const id = await upload(await tinyFilm())
  await inBucket.runJobs()
  expect(await show(id)).toMatchObject({ state: 'ready', is_current: true })
  const { resource } = await lesson()
  const clip = await inBucket.file(below(resource.url), { range: 'bytes=4-7' })
  expect([clip.status, clip.bytes.toString()]).toEqual([206, 'ftyp'])
  expect(bucket.objectIds().filter((name) => name.includes('uploads/'))).toEqual([])
})
