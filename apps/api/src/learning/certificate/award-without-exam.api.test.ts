import { certificateEndpoints } from '@chignon/contract/learning/certificate'
import { educationEndpoints } from '@chignon/contract/learning/education'
import { progressEndpoints } from '@chignon/contract/learning/progress'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeProgram } from '../../platform/db/factories/program.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { certificates } from '../../platform/db/schema/certificate.ts'
import { exams } from '../../platform/db/schema/exam.ts'
import { lessonProgress } from '../../platform/db/schema/lesson.ts'
import { makeCheckout } from '../../testing/orders.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { awardFinishedPrograms } from './certificate.jobs.ts'

const testApp = await openTestApp()
const { db } = testApp

async function makeLearner() {
  const courses = [await makeCourse(db, { lessons: 2 }), await makeCourse(db, { lessons: 1 })]
  const program = await makeProgram(db, { courses })
  const { user, token } = await makeMember(db, testNow)
  const lessons = courses.flatMap((course) => course.lessons.map(({ id }) => id))
  const access = () => makeAccess(db, user.id, { programId: program.id }, { now: testNow, endsInDays: 20 })
  const markDone = (id: string) =>
    testApp.call(progressEndpoints.markDone, { params: { id } }, { token }).then(({ data }) => data)
  const show = async () =>
    (await testApp.call(educationEndpoints.program, { params: { id: program.id } }, { token })).data
  const held = () =>
    db()
      .select({ tier: certificates.tier, programId: certificates.programId })
      .from(certificates)
      .where(eq(certificates.userId, user.id))
  const finish = () =>
    db()
      .insert(lessonProgress)
      .values(lessons.map((lessonId) => ({ userId: user.id, lessonId, doneAt: testNow })))
  return { courses, program, user, token, lessons, access, markDone, show, held, finish }
}

test('the last lesson of a program without an exam awards its gold certificate, which names no exam', async () => {
  const { program, token, lessons, access, markDone, show, held } = await makeLearner()
  await access()
  const [last = '', ...others] = lessons
  for (const id of others) await markDone(id)
  expect(await show()).toMatchObject({ exam_state: null, certificate_code: null })
  await markDone(last)
  expect(await held()).toEqual([{ tier: 'gold', programId: program.id }])
  const { certificate_code: code } = await show()
  const params = { code: code ?? '' }
  const { data } = await testApp.call(certificateEndpoints.byCode, { params })
  expect(data).toMatchObject({ tier: 'gold', has_exam: false, lesson_count: lessons.length })
  const { bytes } = await testApp.file(`/certificates/${code}/pdf`, { Authorization: `Bearer ${token}` })
  expect((await readPdf(bytes)).text).toContain('for finishing the program and all of its courses:')
})

test('a certificate states what was watched and what was only marked as done', async () => {
  const { user, lessons, access, markDone, show } = await makeLearner()
  await access()
  const [watched = '', ...others] = lessons
  // Two of three lessons of 300 seconds are marked, one of them after its first half.
  await db()
    .insert(lessonProgress)
    .values([
      { userId: user.id, lessonId: watched, watched: '{[0,280)}', doneAt: testNow },
      { userId: user.id, lessonId: others[0] ?? '', watched: '{[0,150)}' },
    ])
  for (const id of others) await markDone(id)
  const { certificate_code: code } = await show()
  const { data } = await testApp.call(certificateEndpoints.byCode, { params: { code: code ?? '' } })
  expect(data).toMatchObject({ duration: 900, watched_duration: 430, ticked_count: 2 })
})

test('the exam of a program without one is not found, and the answer says what awards the certificate', async () => {
  const { program, token, access } = await makeLearner()
  await access()
  const { status, body } = await testApp.request('GET', `/programs/${program.slug}/exam`, { token })
  expect(status).toBe(404)
  expect(body).toMatchObject({ message: expect.stringMatching(/has no exam\. .* awarded when you finish/) })
})

test('a program that was not bought, or that has an exam, awards nothing for its lessons', async () => {
  const stranger = await makeLearner()
  for (const { id } of stranger.courses)
    await makeAccess(db, stranger.user.id, { courseId: id }, { now: testNow, endsInDays: 9 })
  for (const id of stranger.lessons) await stranger.markDone(id)
  expect(await stranger.held()).toEqual([])
  const candidate = await makeLearner()
  await candidate.access()
  await db().insert(exams).values({ programId: candidate.program.id })
  for (const id of candidate.lessons) await candidate.markDone(id)
  expect(await candidate.held()).toEqual([])
})

test('buying a program whose lessons are all finished awards its certificate', async () => {
  const { program, user, token, held, finish } = await makeLearner()
  await finish()
  const { start, pay, refresh } = await makeCheckout(testApp, {
    lines: [{ type: 'program', id: program.id, count: 1 }],
    member: { user, token },
  })
  const payment = await start()
  await pay(payment, 'success')
  await refresh(payment)
  expect(await held()).toEqual([{ tier: 'gold', programId: program.id }])
})

test('a daily job awards those that were finished before', async () => {
  const { program, access, held, finish } = await makeLearner()
  await access()
  await finish()
  for (const _ of [1, 2]) {
    await testApp.services.jobs.enqueue(awardFinishedPrograms, {})
    await testApp.runJobs()
  }
  expect(await held()).toEqual([{ tier: 'gold', programId: program.id }])
})
