import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { videoEndpoints } from '@chignon/contract/learning/video'
import { and, eq, isNull } from '../../platform/db/drizzle.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { files } from '../../platform/db/schema/file.ts'
import { videoFiles, videos } from '../../platform/db/schema/video.ts'
import { findFfmpeg } from '../../platform/ffmpeg/find-ffmpeg.ts'
import { executableFile, playlistFile, withClaimedSeconds } from '../../testing/faulty-films.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { tinyFilm } from '../../testing/tiny-film.ts'
import { makeVideoLesson } from '../../testing/videos.ts'
import { runStage, videoFolder } from './run-stage.ts'
import { probeVideo, maintainVideos, transcodeVideo } from './video.jobs.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'chignon-ffmpeg-'))
const double = path.join(folder, 'ffmpeg')
const testApp = await openTestApp({ ffmpegPath: double })
const { db, services } = testApp

// Runs ffmpeg, unless a file beside it says that the disk is full or that the next run hangs.
beforeAll(async () => {
  const real = await findFfmpeg(undefined)
  await writeFile(
    double,
    `#!${process.execPath}
const { existsSync } = require('node:fs')
const args = process.argv.slice(2)
const isTranscoding = args.includes('-filter_complex')
if (isTranscoding && existsSync(${JSON.stringify(path.join(folder, 'full'))})) {
  process.stderr.write('av_interleaved_write_frame(): No space left on device\\n')
  process.exit(1)
} else if (isTranscoding && existsSync(${JSON.stringify(path.join(folder, 'hang'))})) {
  setInterval(() => process.stdout.write('out_time_us=1000000\\n'), 50)
} else {
  const { status } = require('node:child_process').spawnSync(${JSON.stringify(real)}, args, { stdio: 'inherit' })
  process.exit(status)
}
`,
  )
  await chmod(double, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const film = await tinyFilm()

/** What would be left of a video: published names, and files that nothing removes. */
async function leftOf(videoId: string) {
  const published = await db().select().from(videoFiles).where(eq(videoFiles.videoId, videoId))
  const kept = await db()
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.purpose, 'lesson-media'), isNull(files.expiresAt)))
  return {
    published: published.length,
    kept: kept.length,
    work: await readdir(videoFolder(services.env.videos)),
  }
}

const nothing = { published: 0, kept: 0, work: [] }

test.each([
  ['a renamed executable', 'not_a_video', () => executableFile],
  ['a playlist that names local files', 'not_a_video', () => playlistFile],
  ['a film that was cut off', 'broken', () => film.subarray(0, Math.floor(film.length / 2))],
  ['a header of an hour before two seconds', 'broken', () => withClaimedSeconds(film, 3600)],
  ['a header of two hours', 'too_long', () => withClaimedSeconds(film, 2 * 3600)],
  ['sound without a picture', 'no_picture', () => tinyFilm({ codecs: ['-vn', '-c:a', 'aac'] })],
  [
    'a picture beyond 4K',
    'too_many_pixels',
    () => tinyFilm({ seconds: 0.04, size: '4100x2310', languages: [], codecs: ['-preset', 'ultrafast'] }),
  ],
])('%s fails as %s, with nothing published', async (_, code, makeFile) => {
  const { upload, show, lesson } = await makeVideoLesson(testApp)
  const id = await upload(await makeFile())
  await testApp.runJobs()
  const video = await show(id)
  expect(video).toMatchObject({ state: 'failed', failure: { code }, is_current: false })
  expect(video.failure?.message).not.toBe('')
  expect((await lesson()).resource).toMatchObject({ id: null, url: null })
  expect(await leftOf(id)).toEqual(nothing)
})

test('a full disk fails with the reason, keeps what learners watch, and staff try again', async () => {
  const { token, upload, show, lesson } = await makeVideoLesson(testApp)
  await writeFile(path.join(folder, 'full'), '')
  const id = await upload(film)
  await testApp.runJobs()
  expect(await show(id)).toMatchObject({ state: 'failed', failure: { code: 'disk_full' }, is_current: true })
  const { resource } = await lesson()
  expect(resource).toMatchObject({ stream_url: null, url: expect.stringContaining('film.mp4') })
  expect(await readdir(videoFolder(services.env.videos))).toEqual([])
  await rm(path.join(folder, 'full'))
  const { data } = await testApp.call(videoEndpoints.retry, { params: { id } }, { token })
  expect(data).toMatchObject({ state: 'received', failure: null })
  await testApp.runJobs()
  expect(await show(id)).toMatchObject({ state: 'ready', is_current: true })
})

test('cancelling ends ffmpeg while it runs', async () => {
  const { token, upload, show } = await makeVideoLesson(testApp)
  const id = await upload(film)
  await writeFile(path.join(folder, 'hang'), '')
  const running = testApp.runJobs()
  await expect.poll(async () => (await show(id)).progress, { timeout: 20_000 }).toBeGreaterThan(0)
  await testApp.call(videoEndpoints.cancel, { params: { id } }, { token })
  await running
  await rm(path.join(folder, 'hang'))
  expect(await show(id)).toMatchObject({ state: 'cancelled', failure: null })
  expect(await readdir(videoFolder(services.env.videos))).toEqual([])
})

test('a job whose process died goes on, and one that no attempt took up again fails', async () => {
  const { lessonId, upload, show } = await makeVideoLesson(testApp)
  const id = await upload(film)
  // As left behind by a process that was killed.
  await db().update(videos).set({ state: 'probing' }).where(eq(videos.id, id))
  await testApp.runJobs()
  expect((await show(id)).state).toBe('ready')
  const [stuck] = await db()
    .insert(videos)
    .values({
      lessonId,
      fileName: 'a.mp4',
      type: 'video/mp4',
      bytes: 1,
      state: 'transcoding',
      expiresAt: testApp.time.now,
      updatedAt: new Date(testApp.time.now.getTime() - 31 * 60_000),
    })
    .returning()
  await services.jobs.enqueue(maintainVideos, {})
  await testApp.runJobs()
  expect(await show(stuck?.id ?? '')).toMatchObject({ state: 'failed', failure: { code: 'not_transcoded' } })
})

test('the end of a step leaves the files of the next one, which has begun already', async () => {
  const { upload } = await makeVideoLesson(testApp)
  const videoId = await upload(film)
  const attempt = { id: '', attempt: 1 }
  const [begun, probed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let transcoding = Promise.resolve()
  let left: string[] = []
  await runStage(
    services,
    { videoId, from: 'received', event: 'probe', job: probeVideo, attempt },
    async () => {
      await db().update(videos).set({ state: 'playable' }).where(eq(videos.id, videoId))
      const stage = { videoId, from: 'playable', event: 'transcode', job: transcodeVideo, attempt } as const
      transcoding = runStage(services, stage, async (run) => {
        await writeFile(path.join(run.folder, 'poster.jpg'), '')
        begun.resolve()
        await probed.promise
        left = await readdir(run.folder)
      })
      await begun.promise
    },
  )
  probed.resolve()
  await transcoding
  expect(left).toEqual(['poster.jpg'])
  expect(await readdir(videoFolder(services.env.videos))).toEqual([])
})
