import { mkdir, readFile, readdir, utimes, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ownPostEndpoints } from '@chignon/contract/community/own-post'
import { eq } from '../db/drizzle.ts'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { makePostCategory } from '../db/factories/post.ts'
import { makeMember } from '../db/factories/user.ts'
import { files } from '../db/schema/file.ts'
import { stripStoredClips } from './clip.jobs.ts'
import { parseProbe } from '../ffmpeg/parse-probe.ts'
import { photograph } from '../../testing/hostile-pictures.ts'
import { clipWithMetadata, metadataIn } from '../../testing/clip-with-metadata.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/uploads.ts'
import { withWorkFolder } from '../files/work-folder.ts'

const testApp = await openTestApp()
const withoutFfmpeg = await openTestApp({ ffmpegPath: '/nowhere/ffmpeg' })
const { services } = testApp
const workFolder = path.join(services.env.videos.workFolder, 'clips')

async function makeAuthor(app: TestApp) {
  await makePostCategory(app.db)
  const { user, token } = await makeMember(app.db, app.time.now)
  const { data } = await app.call(ownPostEndpoints.create, { body: { name: 'A bob' } }, { token })
  return {
    id: user.id,
    add: (bytes: Buffer) => upload(app, `/posts/${data.id}/resources`, bytes, token),
    stored: () => app.db().select().from(files).where(eq(files.ownerId, user.id)),
  }
}

/** What ffmpeg prints about the bytes of a clip. */
const probe = (bytes: Buffer) =>
  withWorkFolder(workFolder, async (folder) => {
    const file = path.join(folder, 'clip')
    await writeFile(file, bytes)
    return (await services.ffmpeg.run(['-i', file], { timeoutMs: 60_000 })).messages
  })

const vp8 = ['-c:v', 'libvpx', '-c:a', 'libvorbis']

test.each([
  ['MP4', 'video/mp4', { name: 'clip.mp4' }],
  ['MOV', 'video/quicktime', { name: 'clip.mov' }],
  ['WebM', 'video/webm', { name: 'clip.webm', codecs: vp8 }],
])('nothing of the metadata of a clip in %s is stored (CLIP-1)', async (_, type, options) => {
  const { add } = await makeAuthor(testApp)
  const clip = await clipWithMetadata(options)
  expect(metadataIn(clip).length).toBeGreaterThan(2)
  const { status, body } = await add(clip)
  expect([status, body]).toMatchObject([201, { data: { type } }])
  const { url } = z.parse(ownPostEndpoints.addResource.response, body).data
  const { bytes } = await testApp.file(url?.replace('/api/v1', '') ?? '')
  expect(metadataIn(bytes)).toEqual([])
  expect(bytes.includes('x264')).toBe(false)
  expect(parseProbe(await probe(bytes))).toMatchObject({ width: 160, height: 90, audioTracks: [{}] })
  expect(await readdir(workFolder)).toEqual([])
})

test('a clip that a phone made upright stays upright', async () => {
  const { add } = await makeAuthor(testApp)
  const turned = await withWorkFolder(workFolder, async (folder) => {
    const [lying, upright] = [path.join(folder, 'lying.mp4'), path.join(folder, 'upright.mp4')]
    await writeFile(lying, await clipWithMetadata())
    const args = ['-i', lying, '-c', 'copy', '-metadata:s:v', 'rotate=90', upright]
    await services.ffmpeg.run(args, { timeoutMs: 60_000 })
    return readFile(upright)
  })
  const { url } = z.parse(ownPostEndpoints.addResource.response, (await add(turned)).body).data
  const { bytes } = await testApp.file(url?.replace('/api/v1', '') ?? '')
  expect(parseProbe(await probe(bytes))).toMatchObject({ width: 90, height: 160 })
})

test.each([
  ['cut off', async () => (await clipWithMetadata()).subarray(0, 9000)],
  ['without a picture', () => clipWithMetadata({ codecs: ['-vn', '-c:a', 'aac'] })],
])('a clip that is %s is refused, and nothing of it is stored', async (_, make) => {
  const { add, stored } = await makeAuthor(testApp)
  expect(await add(await make())).toMatchObject({
    status: 422,
    body: { message: 'This clip cannot be read. Please choose another one.' },
  })
  expect(await stored()).toEqual([])
  expect(await readdir(workFolder)).toEqual([])
})

test('clips are refused without ffmpeg, pictures are not', async () => {
  const { add, stored } = await makeAuthor(withoutFfmpeg)
  expect(await add(await clipWithMetadata())).toMatchObject({
    status: 503,
    body: { message: 'Clips cannot be uploaded at the moment. Pictures still can.' },
  })
  expect(await stored()).toEqual([])
  expect((await add(photograph)).status).toBe(201)
})

test('clips that were stored with their metadata are stripped once, unreadable ones are tried once', async () => {
  const warnings = vi.spyOn(services.logger, 'warn')
  const { id: ownerId, stored } = await makeAuthor(testApp)
  const { files: service, jobs } = services
  const put = (bytes: Buffer) =>
    service.put(Readable.from([bytes]), { purpose: 'post-clip', name: 'old.mp4', ownerId })
  const clip = await put(await clipWithMetadata())
  const broken = await put((await clipWithMetadata()).subarray(0, 9000))
  const read = async (id: string) => {
    const file = (await service.find(id)) ?? expect.unreachable('the clip is gone')
    return { file, bytes: await buffer(await service.open(file)) }
  }
  expect(metadataIn((await read(clip.id)).bytes).length).toBeGreaterThan(2)
  const strip = async () => {
    await jobs.enqueue(stripStoredClips, {})
    await testApp.runJobs()
    return stored()
  }
  const first = await strip()
  const { file, bytes } = await read(clip.id)
  expect(metadataIn(bytes)).toEqual([])
  expect(parseProbe(await probe(bytes))).toMatchObject({ width: 160, height: 90 })
  expect(file).toMatchObject({ bytes: bytes.length, strippedAt: testApp.time.now, createdAt: clip.createdAt })
  expect(file.checksum).toEqual(createHash('sha256').update(bytes).digest())
  expect((await read(broken.id)).file).toEqual({ ...broken, unreadableAt: testApp.time.now })
  expect(warnings).toHaveBeenCalledTimes(1)
  testApp.time.now = new Date(testApp.time.now.getTime() + 24 * 60 * 60 * 1000)
  expect(await strip()).toEqual(first)
  expect(warnings).toHaveBeenCalledTimes(1)
  expect(await readdir(workFolder)).toEqual([])
})

test('the daily job removes what a crash left', async () => {
  const names = ['abandoned', 'current']
  for (const name of names) await mkdir(path.join(workFolder, name), { recursive: true })
  const twoDaysAgo = new Date(testApp.time.now.getTime() - 2 * 24 * 60 * 60 * 1000)
  await utimes(path.join(workFolder, 'abandoned'), twoDaysAgo, twoDaysAgo)
  await utimes(path.join(workFolder, 'current'), testApp.time.now, testApp.time.now)
  await testApp.cleanUpFiles()
  expect(await readdir(workFolder)).toEqual(['current'])
})
