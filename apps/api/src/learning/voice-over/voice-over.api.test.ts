import { videoEndpoints } from '@chignon/contract/learning/video'
import { voiceOverEndpoints, type VoiceOverForm } from '@chignon/contract/learning/voice-over'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { videos } from '../../platform/db/schema/video.ts'
import { executableFile, playlistFile } from '../../testing/faulty-films.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { tinyFilm } from '../../testing/tiny-film.ts'
import { tinySound } from '../../testing/tiny-sound.ts'
import { makeVideoLesson } from '../../testing/videos.ts'
import { transcodeVideo } from '../video/video.jobs.ts'
import { maintainVoiceOvers } from './voice-over.jobs.ts'

const testApp = await openTestApp()
const { db, services, time } = testApp
const dayMs = 24 * 60 * 60 * 1000

const below = (url: string | null | undefined) => (url ?? '').replace('/api/v1', '')

/** A lesson with a film in English and German, and calls for its voice-overs. */
async function makeFilm(languages = ['eng', 'deu']) {
  const lesson = await makeVideoLesson(testApp)
  const { token, send } = lesson
  const videoId = await lesson.upload(await tinyFilm({ languages }))

  function start(bytes: number, form: Partial<VoiceOverForm> = {}) {
    const body = { language: 'fa', file_name: 'farsi.m4a', type: 'audio/mp4' as const, bytes, ...form }
    return testApp.call(voiceOverEndpoints.create, { params: { id: videoId }, body }, { token })
  }
  async function add(bytes: Buffer, form: Partial<VoiceOverForm> = {}) {
    const { data, upload } = await start(bytes.length, form)
    await send(upload.url, 0, bytes)
    return data.id
  }
  const showVoice = async (id: string) =>
    (await testApp.call(voiceOverEndpoints.show, { params: { id } }, { token })).data
  /** The sound tracks that learners choose from, with the address of each. */
  async function sounds() {
    const { resource } = await lesson.lesson()
    const address = below(resource.stream_url)
    const playlist = (await testApp.file(address)).bytes.toString()
    return [...playlist.matchAll(/NAME="(.+?)".*URI="(.+?)"/g)].map(([, name = '', uri = '']) => ({
      name,
      address: new URL(uri, `http://academy.test${address}`).pathname,
    }))
  }
  const names = async () => (await sounds()).map(({ name }) => name)
  return { ...lesson, videoId, start, add, showVoice, sounds, names }
}

test('a recording becomes a sound track of the stream, as long as the film', async () => {
  const { token, videoId, add, showVoice, sounds, start } = await makeFilm()
  await testApp.runJobs()
  const id = await add(await tinySound('farsi.m4a', 1))
  expect(await showVoice(id)).toMatchObject({ state: 'received', language: 'fa', failure: null })
  await testApp.runJobs()
  expect(await showVoice(id)).toMatchObject({ state: 'ready', video_id: videoId })
  const tracks = await sounds()
  expect(tracks.map(({ name }) => name)).toEqual(['English', 'Deutsch', 'فارسی'])
  const address = tracks[2]?.address ?? ''
  const playlist = (await testApp.file(address)).bytes.toString()
  const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds))
  expect(lengths.reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(2, 0)
  const sound = await testApp.file(address.replace('.m3u8', '.mp4'))
  expect([sound.status, sound.bytes.includes('mp4a')]).toEqual([200, true])
  expect(await services.uploads.countReceived(id)).toBeNull()

  const { data: uploading } = await start(1000, { language: 'it' })
  const { data } = await testApp.call(voiceOverEndpoints.list, { params: { id: videoId } }, { token })
  expect(data.map((voiceOver) => voiceOver.id).toSorted()).toEqual([id, uploading.id].toSorted())
})

test('recordings for a film without sound are published with its stream, if they are ready before', async () => {
  const { videoId, add, showVoice, names, lesson } = await makeFilm([])
  // As after the probe, which did not make a file that browsers play.
  await db().update(videos).set({ state: 'playable', duration: 2 }).where(eq(videos.id, videoId))
  await add(await tinySound('french.mp3'), { language: 'fr', file_name: 'a.mp3', type: 'audio/mpeg' })
  const italian = await add(await tinySound('italian.wav'), { language: 'it', type: 'audio/wav' })
  await testApp.runJobs()
  expect([(await showVoice(italian)).state, (await lesson()).resource.stream_url]).toEqual(['ready', null])
  await services.jobs.enqueue(transcodeVideo, { videoId })
  await testApp.runJobs()
  expect(await names()).toEqual(['Français', 'Italiano'])
})

test('a second recording in a language replaces the first, and removing it restores the film’s own track', async () => {
  const { token, add, showVoice, sounds, names } = await makeFilm()
  await testApp.runJobs()
  const [, filmTrack] = await sounds()
  const first = await add(await tinySound('a.flac'), { language: 'de', type: 'audio/flac' })
  await testApp.runJobs()
  const [, firstTrack] = await sounds()
  expect(firstTrack?.address).not.toBe(filmTrack?.address)
  const second = await add(await tinySound('b.m4a'), { language: 'de' })
  expect((await showVoice(first)).state).toBe('ready')
  await testApp.runJobs()
  const [, secondTrack] = await sounds()
  expect(secondTrack?.address).not.toBe(firstTrack?.address)
  expect(await names()).toEqual(['English', 'Deutsch'])
  const gone = await testApp.request('GET', `/staff/voice-overs/${first}`, { token })
  expect(gone.status).toBe(404)
  // Learners who listen to the first one can continue for a day.
  expect((await testApp.file(firstTrack?.address ?? '')).status).toBe(200)
  time.now = new Date(testNow.getTime() + 1.1 * dayMs)
  await testApp.cleanUpFiles()
  expect((await testApp.file(firstTrack?.address ?? '')).status).toBe(404)
  expect((await testApp.file(secondTrack?.address ?? '')).status).toBe(200)
  time.now = testNow

  await testApp.call(voiceOverEndpoints.remove, { params: { id: second } }, { token })
  await testApp.runJobs()
  expect(await sounds()).toContainEqual(filmTrack)
  const entries = await services.audit.entriesOf({ type: 'voice-over', id: second })
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['voice-over.create', 'voice-over.remove'])
})

test('files that are no recording of the film fail with the reason, and change nothing for learners', async () => {
  const { token, add, showVoice, names, videoId } = await makeFilm()
  await testApp.runJobs()
  const whole = await tinySound('whole.flac', 4)
  const unfinished = await tinySound('unfinished.m4a')
  const cases = [
    ['not_audio', executableFile],
    ['not_audio', playlistFile],
    ['not_audio', await tinyFilm({ languages: [] })],
    ['too_long', await tinySound('long.m4a', 9)],
    ['broken', whole.subarray(0, Math.floor(whole.length / 4))],
    ['broken', unfinished.subarray(0, Math.floor(unfinished.length / 2))],
  ] as const
  for (const [code, bytes] of cases) {
    const id = await add(bytes)
    await testApp.runJobs()
    expect(await showVoice(id)).toMatchObject({ state: 'failed', failure: { code } })
    await testApp.call(voiceOverEndpoints.retry, { params: { id } }, { token })
    await testApp.runJobs()
    expect((await showVoice(id)).state).toBe('failed')
  }
  expect(await names()).toEqual(['English', 'Deutsch'])

  const path = `/staff/videos/${videoId}/voice-overs`
  const body = { language: 'fa', file_name: 'a.m4a', type: 'audio/mp4', bytes: 10 }
  for (const wrong of [
    { language: 'de-de-de' },
    { language: '"' },
    { type: 'video/mp4' },
    { bytes: 2 ** 31 },
  ]) {
    const refused = await testApp.request('POST', path, { token, body: { ...body, ...wrong } })
    expect(refused.status).toBe(422)
  }
})

test('an upload that is not completed ends after seven days, and one that was removed takes no bytes', async () => {
  const { token, start, send, showVoice, head } = await makeFilm()
  await testApp.runJobs()
  const { data, upload } = await start(1000)
  await send(upload.url, 0, Buffer.alloc(10))
  expect(await showVoice(data.id)).toMatchObject({ state: 'uploading', received_bytes: 10 })
  const removed = await start(1000)
  await testApp.call(voiceOverEndpoints.remove, { params: { id: removed.data.id } }, { token })
  expect((await send(removed.upload.url, 0, Buffer.alloc(1000))).status).toBe(404)
  time.now = new Date(testNow.getTime() + 7 * dayMs)
  await services.jobs.enqueue(maintainVoiceOvers, {})
  await testApp.runJobs()
  time.now = testNow
  expect(await showVoice(data.id)).toMatchObject({ state: 'failed', failure: { code: 'upload_expired' } })
  expect(await services.uploads.countReceived(data.id)).toBeNull()
  expect((await head(upload.url)).status).toBe(410)
})

test('a video takes no voice-over before its length is known or after it was cancelled', async () => {
  const { token, videoId } = await makeFilm()
  const body = { language: 'fa', file_name: 'a.m4a', type: 'audio/mp4', bytes: 10 }
  const start = () => testApp.request('POST', `/staff/videos/${videoId}/voice-overs`, { token, body })
  expect(await start()).toMatchObject({ status: 409, body: { code: 'conflict' } })
  await testApp.call(videoEndpoints.cancel, { params: { id: videoId } }, { token })
  expect((await start()).status).toBe(409)
})
