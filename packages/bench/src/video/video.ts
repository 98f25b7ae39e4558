import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Measurement } from '@chignon/dev-tools/measurement'
import {
  executableFile,
  playlistFile,
  withClaimedSeconds,
} from '../../../../apps/api/src/testing/faulty-films.ts'
import { spawnApi } from '../../../../apps/api/src/testing/spawn-api.ts'
import type { VideoFailure } from '@chignon/contract/learning/video'
import { onCleanup } from '../cleanup.ts'
import { mountSmallDisk } from './full-disk.ts'
import { makeFilm } from './make-film.ts'
import { openLessons } from './open-lessons.ts'
import { play } from './play.ts'
import { send } from './send.ts'
import { createStaff } from './staff.ts'

const filmSeconds = 120
const megabyte = 1024 * 1024

/**
 * A film of two minutes goes from an upload, interrupted once by its client and once by `kill -9` of the API, to a stream that plays in
 * Chromium. Then files that are wrong in each way, and a full disk, end in a clear state with nothing published.
 */
export async function measureVideo(dataDir: string, log: (message: string) => void): Promise<Measurement> {
  const folder = path.join(dataDir, 'video')
  const lessons = await openLessons(folder)
  onCleanup(lessons.close)
  log('Video: making a film')
  const file = path.join(folder, 'film.mp4')
  await makeFilm(file, filmSeconds)
  const film = await readFile(file)
  const disk = await mountSmallDisk(path.join(folder, 'small'), 4 * film.length)
  const start = (env: NodeJS.ProcessEnv = {}) =>
    spawnApi(lessons.databaseUrl, {
      env: { NODE_ENV: 'production', DATA_DIR: folder, ...env },
      onSpawn: onCleanup,
    })
  let api = await start()
  const staff = createStaff(() => api.url, lessons.token)
  const failures: string[] = []

  log('Video: uploading, with two interruptions')
  const lesson = await lessons.makeLesson()
  const { video, upload } = await staff.create(lesson, film.length)
  const first = await send(film, api.url + upload.url, 0.3)
  const second = await send(film, api.url + upload.url, 0.6)
  await api.kill()
  api = await start()
  const { url } = await staff.renew(video.id)
  const { received_bytes: kept } = await staff.show(video.id)
  if (kept < second) failures.push(`Video: ${second} bytes had arrived, ${kept} were left after the kill.`)
  await send(film, api.url + url)
  const sentAt = performance.now()
  const secondsSince = () => ((performance.now() - sentAt) / 1000).toFixed(1)
  await staff.waitFor(video.id, ['playable', 'transcoding', 'ready', 'failed'])
  const playableAfter = secondsSince()
  log('Video: transcoding')
  const done = await staff.waitFor(video.id, ['ready', 'failed'])
  const readyAfter = secondsSince()
  if (done.state !== 'ready') throw new Error(`The film was not transcoded: ${done.failure?.message}`)

  log('Video: playing')
  const playback = await play(api.url, await lessons.streamOf(lesson))
  if (playback.qualities !== 3 || playback.soundTracks !== 2 || playback.frames < 30)
    failures.push(`Video: Chromium found ${JSON.stringify(playback)}.`)

  const faults: [name: string, bytes: Buffer, expected: VideoFailure][] = [
    ['a broken file', film.subarray(0, Math.floor(film.length / 2)), 'broken'],
    ['a renamed executable', executableFile, 'not_a_video'],
    ['a playlist', playlistFile, 'not_a_video'],
    ['a header of two hours', withClaimedSeconds(film, 7200), 'too_long'],
    ['a header of one hour', withClaimedSeconds(film, 3600), 'broken'],
  ]
  const rows = [['', 'state', 'reason', 'files published']]
  for (const [name, bytes, expected] of faults) {
    log(`Video: ${name}`)
    rows.push(await fail(name, bytes, expected))
  }
  if (disk) {
    log('Video: a full disk')
    await api.stop()
    api = await start({ VIDEO_WORK_DIR: disk.folder })
    rows.push(await fail('a full disk (tmpfs)', film, 'disk_full', () => disk.fill(megabyte)))
  } else {
    rows.push(['a full disk', 'skipped: mounting a small disk needs root', '', ''])
  }
  await api.stop()
  await disk?.unmount()
  await lessons.close()

  async function fail(
    name: string,
    bytes: Buffer,
    expected: VideoFailure,
    beforeSending = async () => {},
  ): Promise<string[]> {
    const lessonId = await lessons.makeLesson()
    const started = await staff.create(lessonId, bytes.length)
    await beforeSending()
    await send(bytes, api.url + started.upload.url)
    const { state, failure } = await staff.waitFor(started.video.id, ['failed', 'ready'])
    const published = await lessons.countPublished(started.video.id)
    if (state !== 'failed' || failure?.code !== expected || published > 0)
      failures.push(`Video: ${name} ended as ${state} (${failure?.code}) with ${published} files.`)
    return [name, state, failure?.code ?? '', String(published)]
  }

  const title = `A film of ${filmSeconds} s, ${(film.length / megabyte).toFixed(0)} MB, upload interrupted at ${percent(first)} and by kill -9 at ${percent(second)}`
  const flow = [
    ['', 'after the last byte'],
    ['playable', `${playableAfter} s`],
    ['stream with three qualities and two sound tracks', `${readyAfter} s`],
    ['frames shown in Chromium', String(playback.frames)],
  ]
  return {
    tables: [
      { title, rows: flow },
      { title: 'Files and disks that are wrong', rows },
    ],
    failures,
  }

  function percent(bytes: number): string {
    return `${Math.round((bytes / film.length) * 100)} %`
  }
}
