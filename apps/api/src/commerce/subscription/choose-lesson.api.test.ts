import { captionEndpoints } from '@chignon/contract/learning/caption'
import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { subscriptionEndpoints } from '@chignon/contract/commerce/subscription'
import { afterEach, expect, test } from 'vitest'
import { grantToken } from '../../identity/session/access-token.queries.ts'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeResource } from '../../platform/db/factories/resource.ts'
import { makePlan, makeSubscription } from '../../platform/db/factories/subscription.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { addMonths } from './subscription.rules.ts'

const testApp = await openTestApp()
const { db } = testApp
const { show, choose } = subscriptionEndpoints

afterEach(() => {
  testApp.time.now = testNow
})

/** Moves the time, and signs in again, since tokens expire. */
async function moveTo(now: Date, userId: string) {
  testApp.time.now = now
  return grantToken(db(), userId, now)
}

const monthly = await makePlan(db)
const annual = await makePlan(db, { interval: 'year' })

async function makeSubscriber(plan = monthly) {
  const { user, token } = await makeMember(db, testNow)
  return {
    user,
    token,
    subscription: await makeSubscription(db, { userId: user.id, startedAt: testNow, plan }),
  }
}

/** Lessons with videos; the first of each course is free and left out. */
async function makeLessons(number: number) {
  const { lessons, ...course } = await makeCourse(db, { lessons: number + 1 })
  const made = lessons
    .slice(1)
    .map(async (lesson) => ({ ...lesson, course, resource: await makeResource(db, lesson.id) }))
  return Promise.all(made)
}

const idOf = (lesson: { id: string } | undefined) => lesson?.id ?? ''
const chooseFor = (token: string, id: string) =>
  testApp.request('POST', '/user/subscription/choices', { token, body: { lesson_id: id } })
const leftFor = async (token: string) => (await testApp.call(show, {}, { token })).data?.choices_left

test('shows no subscription to a member who never had one', async () => {
  const { token } = await makeMember(db, testNow)
  expect(await testApp.call(show, {}, { token })).toEqual({ data: null })
})

test('a chosen lesson plays, with its captions, and no other of its course does', async () => {
  const { token } = await makeSubscriber()
  const [chosen, other] = await makeLessons(2)
  const { data } = await testApp.call(choose, { body: { lesson_id: idOf(chosen) } }, { token })
  expect(data).toMatchObject({
    state: 'active',
    choices_left: 3,
    month_ends_at: addMonths(testNow, 1).toISOString(),
    choices: [{ lesson: { id: idOf(chosen) }, course: { slug: chosen?.course.slug } }],
  })
  const course = await testApp.call(
    courseEndpoints.show,
    { params: { id: chosen?.course.slug ?? '' } },
    { token },
  )
  const urls = course.data.lessons.map(({ resource }) => resource.url)
  expect(urls).toEqual([null, expect.any(String), null])
  expect(course.data.is_bought).toBe(false)
  const clip = (urls[1] ?? '').replace('/api/v1', '')
  expect((await testApp.file(clip, { authorization: `Bearer ${token}` })).status).toBe(200)
  const captionsOf = (lesson: typeof chosen) =>
    testApp.request('GET', `/resource/captions?resource_id=${lesson?.resource.id}`, { token })
  expect(captionEndpoints.list.path).toBe('/resource/captions')
  expect((await captionsOf(chosen)).status).toBe(200)
  expect((await captionsOf(other)).status).toBe(403)
})

test('a chosen lesson stops playing when the subscription is over, and stays listed', async () => {
  const { user, token, subscription } = await makeSubscriber()
  const [lesson] = await makeLessons(1)
  await chooseFor(token, idOf(lesson))
  const urlAt = async (now: Date) => {
    const params = { id: lesson?.course.slug ?? '' }
    const { data } = await testApp.call(
      courseEndpoints.show,
      { params },
      { token: await moveTo(now, user.id) },
    )
    return data.lessons[1]?.resource.url
  }
  expect(await urlAt(new Date(subscription.accessEndsAt.getTime() - 1))).toEqual(expect.any(String))
  expect(await urlAt(subscription.accessEndsAt)).toBeNull()
  const { data } = await testApp.call(show, {}, { token: await moveTo(testNow, user.id) })
  expect(data?.choices).toHaveLength(1)
})

test('refuses a fifth lesson of a month with 409, also among requests at the same time', async () => {
  const { token } = await makeSubscriber()
  const lessons = await makeLessons(8)
  const answers = await Promise.all(lessons.map(({ id }) => chooseFor(token, id)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(4)
  expect(refused[0]?.body).toMatchObject({ message: 'You have used all your choices for this month.' })
  expect(await leftFor(token)).toBe(0)
})

test('refuses what is chosen, free, bought, without a video, or not a lesson of a published course', async () => {
  const { user, token } = await makeSubscriber()
  const [chosen, bought] = [...(await makeLessons(1)), ...(await makeLessons(1))]
  await chooseFor(token, idOf(chosen))
  await makeAccess(db, user.id, { courseId: bought?.course.id ?? '' }, { now: testNow, endsInDays: 3 })
  const draft = await makeCourse(db, { publishedAt: null })
  const course = await makeCourse(db)
  const messageOf = async (id: string) => (await chooseFor(token, id)).body
  expect(await messageOf(idOf(chosen))).toMatchObject({ message: 'You have already chosen this lesson.' })
  expect(await messageOf(idOf(course.lessons[0]))).toMatchObject({
    message: expect.stringMatching('already watch'),
  })
  expect(await messageOf(idOf(bought))).toMatchObject({ message: expect.stringMatching('already watch') })
  expect(await messageOf(idOf(course.lessons[1]))).toMatchObject({
    message: expect.stringMatching('a video yet'),
  })
  expect(await messageOf(idOf(draft.lessons[1]))).toMatchObject({ code: 'not_found' })
  expect(await leftFor(token)).toBe(3)
})

test('an annual plan carries unused choices to the next month (SUB-2)', async () => {
  const { user, token } = await makeSubscriber(annual)
  const lessons = await makeLessons(3)
  for (const { id } of lessons) expect((await chooseFor(token, id)).status).toBe(201)
  expect(await leftFor(token)).toBe(1)
  expect(await leftFor(await moveTo(addMonths(testNow, 1), user.id))).toBe(5)
  expect(await leftFor(await moveTo(addMonths(testNow, 11), user.id))).toBe(45)
})

test('refuses a choice without a subscription, and after an unpaid period', async () => {
  const { token: guest } = await makeMember(db, testNow)
  const [lesson] = await makeLessons(1)
  expect((await chooseFor(guest, idOf(lesson))).body).toMatchObject({
    message: 'You do not have a subscription.',
  })
  const { user, subscription } = await makeSubscriber()
  const token = await moveTo(subscription.periodEndsAt, user.id)
  expect((await chooseFor(token, idOf(lesson))).body).toMatchObject({
    message: expect.stringMatching('not been renewed'),
  })
})
