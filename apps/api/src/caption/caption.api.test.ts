import { captionEndpoints } from '@chignon/contract/caption'
import { locales } from '@chignon/contract/locale'
import { beforeAll, expect, test } from 'vitest'
import { makeAccess } from '../db/factories/access.ts'
import { makeCourse } from '../db/factories/course.ts'
import { makeProgram } from '../db/factories/program.ts'
import { makeResource } from '../db/factories/resource.ts'
import { makeMember } from '../db/factories/user.ts'
import { openTestApp } from '../testing/test-app.ts'

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

const asked = (id: string) => `/resource/captions?resource_id=${id}`

test('a free lesson has captions in every language, each under its own name', async () => {
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

test('whoever bought a program watches the lessons of its courses with captions', async () => {
  const { data } = await testApp.call(
    captionEndpoints.list,
    { query: { resource_id: locked } },
    { token: member.token },
  )
  expect((await testApp.file(data[0]?.url.replace('/api/v1', '') ?? '')).status).toBe(200)
})

test('others do not: a guest is asked to log in, and one whose access ended to buy again', async () => {
  expect((await testApp.request('GET', asked(locked))).status).toBe(401)
  expect(await testApp.request('GET', asked(locked), { token: former.token })).toMatchObject({
    status: 403,
    body: { message: 'Your access has expired. Buy it again to go on watching.' },
  })
  const { token } = await makeMember(db, time.now)
  expect(await testApp.request('GET', asked(locked), { token })).toMatchObject({
    status: 403,
    body: { message: 'Buy this course or masterclass to watch the lesson.' },
  })
})

test('what is not there is not found, and what is no identifier is refused', async () => {
  expect((await testApp.request('GET', asked('00000000-0000-4000-8000-000000000000'))).status).toBe(404)
  expect((await testApp.request('GET', asked('knot'))).status).toBe(422)
  expect((await testApp.request('GET', '/resource/captions')).status).toBe(422)
})
