import { educationEndpoints } from '@chignon/contract/learning/education'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { examAttempts } from '../../platform/db/schema/exam-attempt.ts'
import { examOptions, examQuestions } from '../../platform/db/schema/exam.ts'
import { lessonProgress } from '../../platform/db/schema/lesson.ts'
import { makeCandidate } from '../../testing/exams.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { anonymizeUser } from '../../identity/account-deletion/anonymize-user.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp

test('opens with the last lesson, and sends no question before (EXAM-2)', async () => {
  const candidate = await makeCandidate(testApp)
  const [last] = await db()
    .update(lessonProgress)
    .set({ doneAt: null })
    .where(eq(lessonProgress.lessonId, candidate.exam.lessons[0]?.id ?? ''))
    .returning()
  expect(await candidate.show()).toMatchObject({
    state: 'not_supported',
    lessons_left: 1,
    can_start: false,
    questions_count: 4,
    attempt: null,
  })
  expect(await candidate.tryStart()).toMatchObject({
    status: 409,
    body: { message: 'The exam opens when you have finished all lessons of the program.' },
  })
  await db()
    .update(lessonProgress)
    .set({ doneAt: time.now })
    .where(eq(lessonProgress.id, last?.id ?? ''))
  expect(await candidate.show()).toMatchObject({ state: 'ready_for_submission', can_start: true })
})

test('stays closed while no lesson of the program is published (EXAM-2)', async () => {
  const candidate = await makeCandidate(testApp)
  const { program, lessons: published } = candidate.exam
  await db()
    .update(courses)
    .set({ publishedAt: null })
    .where(eq(courses.id, published[0]?.courseId ?? ''))
  expect(await candidate.show()).toMatchObject({ state: 'not_supported', lessons_left: 0, can_start: false })
  const { token } = candidate
  const { data } = await testApp.call(educationEndpoints.program, { params: { id: program.slug } }, { token })
  expect(data).toMatchObject({ lessons_total: 0, exam_state: 'not_supported' })
  expect(await candidate.tryStart()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('not published yet') },
  })
})

test('without questions it waits (EXAM-8)', async () => {
  const candidate = await makeCandidate(testApp, { questions: [] })
  expect(await candidate.show()).toMatchObject({ state: 'waiting', can_start: false })
})

test('is closed to those who did not buy the program, and after the access has ended', async () => {
  const candidate = await makeCandidate(testApp)
  const stranger = await makeMember(db, time.now)
  const path = `/programs/${candidate.exam.program.slug}/exam`
  expect(await testApp.request('GET', path, stranger)).toMatchObject({
    body: { data: { state: 'not_supported', is_bought: false, can_start: false } },
  })
  expect((await testApp.request('POST', `${path}/start`, stranger)).status).toBe(409)
  await candidate.start()
  await db()
    .update(accesses)
    .set({ endsAt: new Date(time.now.getTime() - 1) })
    .where(eq(accesses.userId, candidate.user.id))
  expect(await candidate.show()).toMatchObject({ is_bought: true, has_expired: true })
  expect(await candidate.trySave([candidate.right('single')])).toMatchObject({
    status: 409,
    body: { message: 'Your access has expired. Buy the program again to take the exam.' },
  })
  // Buying again continues the attempt.
  await makeAccess(
    db,
    candidate.user.id,
    { programId: candidate.exam.program.id },
    { now: time.now, endsInDays: 5 },
  )
  expect((await candidate.trySave([candidate.right('single')])).status).toBe(200)
})

test('keeps drafts as given, the latest of each answer, and starts once (EXAM-5)', async () => {
  const candidate = await makeCandidate(testApp)
  const started = await Promise.all([candidate.start(), candidate.start()])
  expect(new Set(started.map(({ attempt }) => attempt?.id)).size).toBe(1)
  const { id } = candidate.questionOf('text')
  await candidate.save([candidate.right('single'), { question_id: id, text: 'Dry' }])
  await candidate.save([{ question_id: id, text: 'Dry first. ' }])
  const { attempt } = await candidate.show()
  expect(attempt?.questions.map(({ type }) => type)).toEqual(['single', 'multiple', 'text', 'practical'])
  expect(attempt?.answers).toHaveLength(2)
  expect(attempt?.answers).toContainEqual(expect.objectContaining({ question_id: id, text: 'Dry first. ' }))
  expect(attempt?.answers).toContainEqual(expect.objectContaining(candidate.right('single')))
})

test('refuses options and questions that were not asked', async () => {
  const candidate = await makeCandidate(testApp)
  const other = await makeCandidate(testApp)
  await candidate.start()
  expect(await candidate.trySave([other.right('single')])).toMatchObject({ status: 422 })
  const mixed = { ...other.right('single'), question_id: candidate.questionOf('single').id }
  expect(await candidate.trySave([mixed])).toMatchObject({
    status: 422,
    body: { errors: { 'answers.0': [expect.stringContaining('does not match')] } },
  })
  expect((await candidate.trySave([])).status).toBe(422)
})

test('an attempt keeps what was asked, in all languages, when the exam changes (EXAM-14)', async () => {
  const candidate = await makeCandidate(testApp)
  await candidate.start()
  const { id } = candidate.questionOf('single')
  await db()
    .update(examQuestions)
    .set({ prompt: localized('Another question') })
    .where(eq(examQuestions.id, id))
  await db().delete(examOptions).where(eq(examOptions.questionId, id))
  const { attempt } = await candidate.show()
  expect(attempt?.questions[0]).toMatchObject({ prompt: 'Question 1' })
  expect(attempt?.questions[0]?.options).toHaveLength(3)
  await candidate.submit([candidate.right('single')])
})

test('is submitted exactly once, also by calls at the same time, and not without an answer', async () => {
  const candidate = await makeCandidate(testApp)
  await candidate.start()
  const blank = { question_id: candidate.questionOf('text').id, text: ' \n' }
  expect(await candidate.trySubmit([blank])).toMatchObject({
    status: 422,
    body: { message: 'Answer at least one question before you submit.' },
  })
  await candidate.save([candidate.right('multiple')])
  const results = await Promise.all(
    Array.from({ length: 6 }, () => candidate.trySubmit([candidate.right('single')])),
  )
  expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201, 409, 409, 409, 409, 409,
  ])
  const exam = await candidate.show()
  expect(exam).toMatchObject({ state: 'submitted', attempts_used: 1, can_start: false })
  expect(exam.attempt?.answers).toHaveLength(2)
  expect(await candidate.trySave([candidate.right('single')])).toMatchObject({
    status: 409,
    body: { message: 'You have already submitted this exam. It is being reviewed.' },
  })
  expect((await candidate.tryStart()).status).toBe(409)
})

test('can be submitted without being started before', async () => {
  const candidate = await makeCandidate(testApp)
  expect(await candidate.submit([candidate.right('single')])).toMatchObject({ state: 'submitted' })
})

test('is deleted when its learner is anonymised', async () => {
  const candidate = await makeCandidate(testApp)
  await candidate.start()
  await anonymizeUser(services, candidate.user.id, time.now)
  const left = await db().select().from(examAttempts).where(eq(examAttempts.userId, candidate.user.id))
  expect(left).toEqual([])
})
