import { educationEndpoints } from '@chignon/contract/learning/education'
import { examEndpoints } from '@chignon/contract/learning/exam'
import { progressEndpoints } from '@chignon/contract/learning/progress'
import { expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeProgram } from '../../platform/db/factories/program.ts'
import { makePlan, makeSubscription } from '../../platform/db/factories/subscription.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { lessonProgress } from '../../platform/db/schema/lesson.ts'
import { subscriptionChoices } from '../../platform/db/schema/subscription.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp({ sample: true })
const { db } = testApp
const { course, program, courses, programs, onlineMasterclasses, onlineMasterclass } = educationEndpoints
const { liveMasterclasses, nextLesson } = educationEndpoints

test('lists what the sample’s learner bought: first what has not expired, each with its progress', async () => {
  const token = await testApp.signIn('learner@example.com')
  const { data, pagination } = await testApp.call(courses, {}, { token })
  expect(data.map(({ slug, progress, has_expired }) => [slug, progress, has_expired])).toEqual([
    ['freehand-balayage', expect.any(Number), false],
    ['copper-in-three-formulas', 100, false],
    ['natural-curls-no-heat', expect.any(Number), false],
    ['fishtail-from-fine-hair', expect.any(Number), true],
  ])
  expect(pagination.total).toBe(4)
  const [half, finished] = data
  expect(half).toMatchObject({ lessons_done: 3, next_lesson: { id: expect.any(String) } })
  expect(finished).toMatchObject({ next_lesson: null, seconds_left: 0 })
  const second = await testApp.call(courses, { query: { page: 2, per_page: 3 } }, { token })
  expect(second.data.map(({ slug }) => slug)).toEqual(['fishtail-from-fine-hair'])
})

test('a program has the plans of its courses and the state of its exam', async () => {
  const token = await testApp.signIn('learner@example.com')
  const { data } = await testApp.call(programs, {}, { token })
  expect(data[0]).toMatchObject({
    slug: 'the-complete-cutter',
    progress: 100,
    exam_state: expect.any(String),
  })
  expect(data[0]?.education_courses.map(({ progress, lessons }) => [progress, lessons.length > 2])).toEqual(
    Array.from({ length: 4 }, () => [100, true]),
  )
  const shown = await testApp.call(program, { params: { id: 'the-complete-cutter' } }, { token })
  expect(shown.data.education_courses).toEqual(data[0]?.education_courses)
  expect(shown.data.courses).toHaveLength(4)
  const exam = await testApp.call(examEndpoints.show, { params: { id: 'the-complete-cutter' } }, { token })
  expect([data[0]?.exam_state, shown.data.exam_state]).toEqual([exam.data.state, exam.data.state])
  expect(exam.data.state).not.toBe('waiting')
})

test('online masterclasses have progress; live ones are those with tickets', async () => {
  const token = await testApp.signIn('learner@example.com')
  const { data } = await testApp.call(onlineMasterclasses, {}, { token })
  expect(data.map(({ slug, lessons_done }) => [slug, lessons_done])).toEqual([['the-editorial-knot', 2]])
  const shown = await testApp.call(onlineMasterclass, { params: { id: 'the-editorial-knot' } }, { token })
  expect(shown.data.lessons.filter(({ is_done }) => is_done)).toHaveLength(2)
  const events = await testApp.call(liveMasterclasses, {}, { token })
  expect(events.data.length).toBeGreaterThan(0)
})

test('progress counts lessons and continues after the last finished one, then with the skipped ones', async () => {
  const { user, token } = await makeMember(db, testNow)
  const { id, lessons } = await makeCourse(db, { lessons: 3 })
  await makeAccess(db, user.id, { courseId: id }, { now: testNow, endsInDays: 5 })
  const states: unknown[] = []
  for (const index of [1, 2, 0]) {
    const lesson = lessons[index]
    await testApp.call(progressEndpoints.markDone, { params: { id: lesson?.id ?? '' } }, { token })
    const { data } = await testApp.call(course, { params: { id } }, { token })
    states.push([data.progress, data.next_lesson?.name ?? null, data.seconds_left])
  }
  expect(states).toEqual([
    [33, 'Lesson 3', 600],
    [66, 'Lesson 1', 300],
    [100, null, 0],
  ])
})

test('what was not bought is not found; what has expired is shown with locked lessons', async () => {
  const { user, token } = await makeMember(db, testNow)
  const made = await makeCourse(db)
  const missing = await testApp.request('GET', `/user/educations/course/${made.slug}`, {
    token,
    locale: 'de',
  })
  expect(missing).toMatchObject({
    status: 404,
    body: { message: 'Das gehört nicht zu den Inhalten, die du gekauft hast.' },
  })
  await makeAccess(db, user.id, { courseId: made.id }, { now: testNow, endsInDays: -1 })
  const { data } = await testApp.call(course, { params: { id: made.slug } }, { token })
  expect(data).toMatchObject({ has_expired: true, access_ends_at: expect.any(String) })
  expect(data.lessons.map(({ is_watchable }) => is_watchable)).toEqual([true, false])
  expect(
    (await testApp.request('GET', '/user/educations/program/the-complete-cutter', { token })).status,
  ).toBe(404)
  expect(
    (await testApp.request('GET', '/user/online-masterclasses/the-editorial-knot', { token })).status,
  ).toBe(404)
})

test('a course is shown for one lesson that was chosen in a subscription, with the others locked', async () => {
  const { user, token } = await makeMember(db, testNow)
  const plan = await makePlan(db)
  const { id: subscriptionId, periodStartsAt } = await makeSubscription(db, {
    userId: user.id,
    startedAt: testNow,
    plan,
  })
  const made = await makeCourse(db, { lessons: 3 })
  const chosen = { subscriptionId, lessonId: made.lessons[2]?.id ?? '', periodStartsAt, chosenAt: testNow }
  await db().insert(subscriptionChoices).values(chosen)
  const { data } = await testApp.call(course, { params: { id: made.id } }, { token })
  expect(data.lessons.map(({ is_watchable }) => is_watchable)).toEqual([true, false, true])
  expect(data).toMatchObject({ is_bought: false, access_ends_at: null })

  const next = async () => (await testApp.call(nextLesson, {}, { token })).data
  expect(await next()).toMatchObject({
    kind: 'course',
    content: { id: made.id },
    lesson: { id: chosen.lessonId },
    lessons_done: 0,
  })
  await db().insert(lessonProgress).values({ userId: user.id, lessonId: chosen.lessonId, doneAt: testNow })
  expect(await next()).toBeNull()
})

test('a course of a bought program can be opened, and is not listed by itself', async () => {
  const { user, token } = await makeMember(db, testNow)
  const made = await makeCourse(db)
  const bundle = await makeProgram(db, { courses: [made] })
  await makeAccess(db, user.id, { programId: bundle.id }, { now: testNow, endsInDays: 5 })
  const { data } = await testApp.call(course, { params: { id: made.id } }, { token })
  expect(data).toMatchObject({ access_program: { id: bundle.id }, remaining_days: 5 })
  expect((await testApp.call(courses, {}, { token })).data).toEqual([])
  const listed = await testApp.call(programs, {}, { token })
  expect(listed.data.map(({ id, exam_state }) => [id, exam_state])).toEqual([[bundle.id, null]])
})

test('the next lesson is of what the learner was last active in, then of what they bought last', async () => {
  const { user, token } = await makeMember(db, testNow)
  const next = async () => (await testApp.call(nextLesson, {}, { token })).data
  expect(await next()).toBeNull()
  const [older, newer] = [await makeCourse(db, { lessons: 2 }), await makeCourse(db, { lessons: 1 })]
  const inProgram = await makeCourse(db, { lessons: 2 })
  const bundle = await makeProgram(db, { courses: [inProgram] })
  const expired = await makeCourse(db)
  await makeAccess(db, user.id, { courseId: older.id }, { now: testNow, endsInDays: 5 })
  await makeAccess(db, user.id, { courseId: newer.id }, { now: testNow, endsInDays: 30 })
  await makeAccess(db, user.id, { courseId: expired.id }, { now: testNow, endsInDays: -1 })
  await makeAccess(db, user.id, { programId: bundle.id }, { now: testNow, endsInDays: 20 })
  expect(await next()).toMatchObject({ kind: 'course', content: { id: newer.id }, progress: 0 })

  const finish = async (lesson: { id: string } | undefined, minutes: number) =>
    db()
      .insert(lessonProgress)
      .values({
        userId: user.id,
        lessonId: lesson?.id ?? '',
        doneAt: new Date(testNow.getTime() + minutes * 60_000),
      })
  await finish(expired.lessons[0], 3)
  await finish(older.lessons[0], 1)
  expect(await next()).toMatchObject({
    kind: 'course',
    content: { slug: older.slug, category: { id: older.categoryId } },
    lesson: { id: older.lessons[1]?.id, name: 'Lesson 2', duration: 300 },
    progress: 50,
    lessons_done: 1,
    lessons_total: 2,
  })
  await finish(inProgram.lessons[0], 2)
  expect(await next()).toMatchObject({ kind: 'program', content: { id: bundle.id }, lessons_done: 1 })
  await finish(inProgram.lessons[1], 4)
  expect(await next()).toMatchObject({ kind: 'course', content: { id: older.id } })
})
