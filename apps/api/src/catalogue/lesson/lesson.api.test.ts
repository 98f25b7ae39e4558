import { lessonEndpoints } from '@chignon/contract/learning/playable-lesson'
import { progressEndpoints } from '@chignon/contract/learning/progress'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { makeProgram } from '../../platform/db/factories/program.ts'
import { makeResource } from '../../platform/db/factories/resource.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { lessonChapters } from '../../platform/db/schema/lesson.ts'
import { resourceFiles } from '../../platform/db/schema/resource.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db } = testApp
const { show } = lessonEndpoints

async function makeLessons() {
  const course = await makeCourse(db)
  const [free, locked] = course.lessons
  if (!free || !locked) throw new Error('The course lacks lessons.')
  const resource = await makeResource(db, locked.id)
  await makeResource(db, free.id)
  return { course, free, locked, resource }
}

const statusOf = async (id: string, token?: string) =>
  (await testApp.request('GET', `/lessons/${id}`, token === undefined ? {} : { token })).status

test('returns chapters, files, progress and fresh addresses that work for the buyer of a program', async () => {
  const { course, locked, resource } = await makeLessons()
  const { user, token } = await makeMember(db, testNow)
  const program = await makeProgram(db, { courses: [course] })
  await makeAccess(db, user.id, { programId: program.id }, { now: testNow, endsInDays: 10 })
  await db()
    .insert(lessonChapters)
    .values([
      { lessonId: locked.id, startsAt: 60, name: localized('Cut') },
      { lessonId: locked.id, startsAt: 0, name: localized('Look') },
    ])
  const pdf = { file: 'poster.webp', type: 'image/webp', bytes: 10, name: localized('Head sheet') }
  await db()
    .insert(resourceFiles)
    .values({ resourceId: resource.id, position: 1, ...pdf })
  const params = { id: locked.id }
  await testApp.call(progressEndpoints.markDone, { params }, { token })
  const { data } = await testApp.call(show, { params }, { token, locale: 'de' })
  expect(data).toMatchObject({
    parent: { type: 'course', slug: course.slug },
    video_duration: 300,
    is_excerpt: false,
    chapters: [
      { name: 'Look (de)', starts_at: 0 },
      { name: 'Cut (de)', starts_at: 60 },
    ],
    files: [{ name: 'Head sheet (de)', type: 'image/webp', bytes: 10 }],
    progress: { done_at: testNow.toISOString(), is_done_by_hand: true },
  })
  const ends = new Date(data.addresses_end_at ?? 0).getTime() - testNow.getTime()
  expect(ends).toBeGreaterThan(0)
  expect(ends).toBeLessThanOrEqual(2 * 60 * 60 * 1000)
  for (const url of [data.resource.url, data.resource.stream_url, data.files[0]?.url]) {
    const path = url?.replace('/api/v1', '') ?? ''
    expect((await testApp.request('GET', path, { token })).status).toBe(200)
    expect((await testApp.request('GET', path)).status).toBe(401)
  }
})

test('a free lesson has plain addresses and no progress for a guest', async () => {
  const { free } = await makeLessons()
  const { data } = await testApp.call(show, { params: { id: free.id } })
  expect([data.addresses_end_at, data.progress]).toEqual([null, null])
  expect((await testApp.file(data.resource.url?.replace('/api/v1', '') ?? '')).status).toBe(200)
})

test('staff play any lesson without a purchase, educators those of drafts; it counts as no progress (VIDEO-10)', async () => {
  const { course, locked, resource } = await makeLessons()
  const tokens = await Promise.all(
    (['staff', 'educator', 'learner'] as const).map(
      async (role) => (await makeMember(db, testNow, { role })).token,
    ),
  )
  const statuses = async () => ({
    lesson: await Promise.all(tokens.map((token) => statusOf(locked.id, token))),
    captions: await Promise.all(
      tokens.map(
        async (token) =>
          (await testApp.request('GET', `/resource/captions?resource_id=${resource.id}`, { token })).status,
      ),
    ),
  })
  expect(await statuses()).toEqual({ lesson: [200, 403, 403], captions: [200, 403, 403] })
  const done = await testApp.request('PUT', `/user/lessons/${locked.id}/done`, {
    ...(tokens[0] && { token: tokens[0] }),
  })
  expect(done.status).toBe(403)

  await db().update(courses).set({ publishedAt: null }).where(eq(courses.id, course.id))
  expect(await statuses()).toEqual({ lesson: [200, 200, 404], captions: [200, 200, 404] })
  const [staff, educator] = tokens
  for (const token of [staff, educator]) {
    if (token === undefined) throw new Error('a token is missing')
    const { data } = await testApp.call(show, { params: { id: locked.id } }, { token })
    const path = (data.resource.stream_url ?? data.resource.url ?? '').replace('/api/v1', '')
    const play = (caller?: string) => testApp.file(path, caller ? { authorization: `Bearer ${caller}` } : {})
    expect((await play(token)).status).toBe(200)
    // The address is useless to another person.
    expect((await play(tokens.find((otherToken) => otherToken !== token))).status).toBe(403)
    expect((await play()).status).toBe(404)
  }
})

test('is refused to a guest with 401, without a purchase with 403, and after the access with 410', async () => {
  const { course, locked } = await makeLessons()
  const stranger = await makeMember(db, testNow)
  const former = await makeMember(db, testNow)
  await makeAccess(db, former.user.id, { courseId: course.id }, { now: testNow, endsInDays: 0 })
  expect(await statusOf(locked.id)).toBe(401)
  expect(await statusOf(locked.id, stranger.token)).toBe(403)
  expect(await statusOf(locked.id, former.token)).toBe(410)
  expect(await statusOf('00000000-0000-4000-8000-000000000000', former.token)).toBe(404)
})
