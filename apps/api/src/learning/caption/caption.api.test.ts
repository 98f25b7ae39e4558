import { captionEndpoints } from '@chignon/contract/learning/caption'
import { locales } from '@chignon/contract/platform/locale'
import { beforeAll, expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeProgram } from '../../platform/db/factories/program.ts'
import { makeResource } from '../../platform/db/factories/resource.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const member = await makeMember(db, time.now)
const former = await makeMember(db, time.now)
let free = ''
let locked = ''

beforeAll(async () => {
  const course = await makeCourse(db)
  const program = await makeProgram(db, { courses: [course] })
  free = (await makeResource(db, course.lessons[0]?.id ?? '')).id
  locked = (await makeResource(db, course.lessons[1]?.id ?? '')).id
  await makeAccess(db, member.user.id, { programId: program.id }, { now: time.now, endsInDays: 10 })
  await makeAccess(db, former.user.id, { courseId: course.id }, { now: time.now, endsInDays: -1 })
})

const pathOf = (id: string) => `/resource/captions?resource_id=${id}`

test('returns the captions of a free lesson in every language, each with its own name', async () => {
  const { data, pagination } = await testApp.call(captionEndpoints.list, { query: { resource_id: free } })
  expect(data.map(({ language }) => language)).toEqual([...locales])
  expect(data.map(({ label }) => label)).toEqual([
    'English',
    'Deutsch',
    'Español',
    'Italiano',
    'Français',
    'Português',
    'فارسی',
  ])
  expect(pagination.total).toBe(7)
  const german = await testApp.file(data[1]?.url.replace('/api/v1', '') ?? '')
  expect(german.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
  expect(german.bytes.toString()).toMatch(/^WEBVTT\n[^]+Chignon/)
})

test('returns the captions of a course in a program the viewer bought', async () => {
  const { data } = await testApp.call(
    captionEndpoints.list,
    { query: { resource_id: locked } },
    { token: member.token },
  )
  const address = data[0]?.url.replace('/api/v1', '') ?? ''
  expect((await testApp.file(address, { authorization: `Bearer ${member.token}` })).status).toBe(200)
  expect((await testApp.file(address, { authorization: `Bearer ${former.token}` })).status).toBe(403)
  expect((await testApp.file(address)).status).toBe(401)
})

test('returns 401 for a guest, 410 after the end of the access, 403 without a purchase', async () => {
  expect((await testApp.request('GET', pathOf(locked))).status).toBe(401)
  expect(await testApp.request('GET', pathOf(locked), { token: former.token })).toMatchObject({
    status: 410,
    body: { message: 'Your access has expired. Buy again to keep watching.' },
  })
  const { token } = await makeMember(db, time.now)
  expect(await testApp.request('GET', pathOf(locked), { token })).toMatchObject({
    status: 403,
    body: { message: 'Buy this course or masterclass to watch the lesson.' },
  })
})

test('returns 404 for an unknown id, 422 for an invalid or missing one', async () => {
  expect((await testApp.request('GET', pathOf('00000000-0000-4000-8000-000000000000'))).status).toBe(404)
  expect((await testApp.request('GET', pathOf('knot'))).status).toBe(422)
  expect((await testApp.request('GET', '/resource/captions')).status).toBe(422)
})
