import { eq } from '../../platform/db/drizzle.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { examFiles } from '../../platform/db/schema/exam-attempt.ts'
import { files } from '../../platform/db/schema/file.ts'
import { makeCandidate } from '../../testing/exams.ts'
import { sampleFiles } from '../../testing/sample-files.ts'
import { clipWithMetadata, metadataIn } from '../../testing/clip-with-metadata.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db } = testApp

/** A photograph as a phone makes it: on its side, with the place where it was taken. */
const photograph = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#a52' } })
  .jpeg()
  .withExif({ IFD0: { Copyright: 'secret place' } })
  .withMetadata({ orientation: 6 })
  .toBuffer()

const urlOf = (body: unknown): string => {
  const text = JSON.stringify(body)
  return /"url":"\/api\/v1([^"]+)"/.exec(text)?.[1] ?? ''
}

test('a photograph is stored upright and without metadata, for its learner alone (EXAM-16)', async () => {
  const candidate = await makeCandidate(testApp)
  await candidate.start()
  const { status, body } = await candidate.upload(photograph, 'Nape 1.jpg')
  expect(status).toBe(201)
  expect(body).toMatchObject({ data: { type: 'image/webp', width: 40, height: 80, drawing: [] } })
  const own = await testApp.file(urlOf(body), { authorization: `Bearer ${candidate.token}` })
  expect(own.status).toBe(200)
  expect((await sharp(photograph).metadata()).exif).toBeDefined()
  const { exif, width } = await sharp(own.bytes).metadata()
  expect([exif, width]).toEqual([undefined, 40])
  const other = await makeCandidate(testApp)
  expect((await testApp.file(urlOf(body), { authorization: `Bearer ${other.token}` })).status).toBe(403)
  expect((await testApp.file(urlOf(body))).status).toBe(401)
  const { attempt } = await candidate.show()
  expect(attempt?.answers).toMatchObject([{ files: [{ name: 'Nape 1.webp' }] }])
})

test('a photograph has smaller sizes for pages, which are removed with it', async () => {
  const candidate = await makeCandidate(testApp)
  await candidate.start()
  const large = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer()
  await candidate.upload(large)
  const { attempt } = await candidate.show()
  const [file] = attempt?.answers[0]?.files ?? []
  const candidates = (file?.srcset ?? '').split(', ').map((entry) => entry.split(' '))
  expect(candidates.map(([, width]) => width)).toEqual(['160w', '640w', '900w'])
  const widths = await Promise.all(
    candidates.map(async ([url = '']) => {
      const path = url.replace('/api/v1', '')
      expect((await testApp.file(path)).status).toBe(401)
      const { bytes } = await testApp.file(path, { authorization: `Bearer ${candidate.token}` })
      return (await sharp(bytes).metadata()).width
    }),
  )
  expect(widths).toEqual([160, 640, 900])
  const stored = () => db().select().from(files).where(eq(files.ownerId, candidate.user.id))
  expect(await stored()).toHaveLength(3)
  await candidate.removeFile(file?.id ?? '')
  expect(await stored()).toEqual([])
})

test('a clip is stored without its metadata (CLIP-1)', async () => {
  const candidate = await makeCandidate(testApp)
  await candidate.start()
  const { status, body } = await candidate.upload(await clipWithMetadata(), 'cut.mp4')
  expect([status, body]).toMatchObject([201, { data: { name: 'cut.mp4', type: 'video/mp4', width: null } }])
  const { bytes } = await testApp.file(urlOf(body), { authorization: `Bearer ${candidate.token}` })
  expect(metadataIn(bytes)).toEqual([])
})

test('refuses other types by their content, broken pictures, and pictures of too many pixels', async () => {
  const candidate = await makeCandidate(testApp)
  await candidate.start()
  expect((await candidate.upload(sampleFiles.pdf, 'work.jpg')).status).toBe(415)
  expect((await candidate.upload(sampleFiles.svg, 'work.svg')).status).toBe(415)
  expect(await candidate.upload(photograph.subarray(0, 300))).toMatchObject({
    status: 422,
    body: { message: 'This photograph cannot be read. Please choose another one.' },
  })
  const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  expect((await candidate.upload(huge)).status).toBe(422)
  const rows = await db().select().from(files).where(eq(files.ownerId, candidate.user.id))
  expect(rows).toEqual([])
})

test('takes at most 6 files, at the same time too, only for a practical answer in progress', async () => {
  const candidate = await makeCandidate(testApp)
  expect((await candidate.upload(photograph)).status).toBe(409)
  await candidate.start()
  expect((await candidate.upload(photograph, 'a.jpg', candidate.questionOf('text').id)).status).toBe(422)
  const added = await Promise.all(Array.from({ length: 8 }, () => candidate.upload(photograph)))
  expect(added.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201, 201, 201, 201, 201, 201, 409, 409,
  ])
  const { attempt } = await candidate.show()
  expect(attempt?.answers[0]?.files).toHaveLength(6)
  await candidate.submit([candidate.right('single')])
  expect((await candidate.upload(photograph)).status).toBe(409)
})

test('a file can be removed until the exam is submitted, by its learner alone', async () => {
  const candidate = await makeCandidate(testApp)
  const other = await makeCandidate(testApp)
  await candidate.start()
  await other.start()
  await candidate.upload(photograph)
  await candidate.upload(photograph)
  const { attempt } = await candidate.show()
  const [first, second] = attempt?.answers[0]?.files ?? []
  expect((await other.removeFile(first?.id ?? '')).status).toBe(404)
  expect((await candidate.removeFile(first?.id ?? '')).status).toBe(200)
  expect(
    await db()
      .select()
      .from(files)
      .where(eq(files.id, first?.id ?? '')),
  ).toEqual([])
  const left = await db()
    .select()
    .from(examFiles)
    .where(eq(examFiles.attemptId, attempt?.id ?? ''))
  expect(left.map(({ fileId }) => fileId)).toEqual([second?.id])
  // A practical answer counts as an answer.
  const answer = { question_id: candidate.questionOf('practical').id }
  expect(await candidate.submit([answer])).toMatchObject({ state: 'submitted' })
  expect((await candidate.removeFile(second?.id ?? '')).status).toBe(409)
})
