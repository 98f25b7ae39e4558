import { Readable } from 'node:stream'
import { eq } from '../../platform/db/drizzle.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { examFiles, examPhotographSizes } from '../../platform/db/schema/exam-attempt.ts'
import { files } from '../../platform/db/schema/file.ts'
import { makeCandidate } from '../../testing/exams.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { resizeStoredPhotographs } from './exam.jobs.ts'

const testApp = await openTestApp()
const { db, services } = testApp
const dayMs = 24 * 60 * 60 * 1000

async function resize() {
  await services.jobs.enqueue(resizeStoredPhotographs, {})
  await testApp.runJobs()
  return db().select().from(examPhotographSizes).orderBy(examPhotographSizes.width)
}

test('photographs that were stored in one size get the smaller ones, once', async () => {
  const candidate = await makeCandidate(testApp)
  await candidate.start()
  const photograph = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a52' } })
  await candidate.upload(await photograph.clone().jpeg().toBuffer())
  const small = photograph.clone().resize({ width: 100 })
  await candidate.upload(await small.jpeg().toBuffer())
  const [link] = await db().select().from(examFiles).where(eq(examFiles.width, 900))
  if (!link) return expect.unreachable('the photograph is linked')
  // As it was stored before.
  for (const { fileId } of await db().select().from(examPhotographSizes)) {
    await db().delete(files).where(eq(files.id, fileId))
  }
  const whole = await photograph.clone().webp().toBuffer()
  const broken = await services.files.put(Readable.from([whole.subarray(0, whole.length - 40)]), {
    purpose: 'exam-photo',
    name: 'broken.webp',
    ownerId: null,
  })
  await db()
    .insert(examFiles)
    .values({ ...link, fileId: broken.id })

  const first = await resize()
  expect(first.map(({ photographId, width }) => [photographId, width])).toEqual([
    [link.fileId, 160],
    [link.fileId, 640],
  ])
  const { attempt } = await candidate.show()
  const shown = attempt?.answers.flatMap((answer) => answer.files).find(({ id }) => id === link.fileId)
  const candidates = (shown?.srcset ?? '').split(', ').map((entry) => entry.split(' '))
  expect(candidates.map(([, width]) => width)).toEqual(['160w', '640w', '900w'])
  testApp.time.now = new Date(testApp.time.now.getTime() + 2 * dayMs)
  await testApp.cleanUpFiles()
  expect(await resize()).toEqual(first)
  expect(await db().select().from(files)).toHaveLength(5)
})
