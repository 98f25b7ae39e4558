import { staffExamEndpoints } from '@chignon/contract/learning/staff-exam'
import { rolePermissions } from '@chignon/contract/platform/permission'
import { expect, test } from 'vitest'
import { taughtThingOf } from './admit-teacher.ts'
import { makeMember } from './platform/db/factories/user.ts'
import { courseEducators } from './platform/db/schema/course.ts'
import { allEndpoints } from './testing/all-endpoints.ts'
import { openTestApp } from './testing/test-app.ts'

const testApp = await openTestApp({ sample: true })
const { db, time } = testApp

test('every call that a role may make only for its own things names what the thing is', () => {
  const own = new Set(
    Object.values(rolePermissions)
      .flatMap((given) => Object.entries(given))
      .flatMap(([permission, reach]) => (reach === 'own' ? [permission] : [])),
  )
  const unnamed = allEndpoints.filter(
    (endpoint) => endpoint.permission && own.has(endpoint.permission) && !taughtThingOf(endpoint),
  )
  expect(
    unnamed.map(({ noun, name }) => `${noun}.${name}`),
    'add the call to taughtThings',
  ).toEqual([])
})

test('an educator sees and reviews the exams of programs they teach, and no others (ROLE-8)', async () => {
  const staff = await makeMember(db, time.now, { role: 'staff' })
  const { data: all } = await testApp.call(staffExamEndpoints.list, {}, staff)
  const [attempt] = all
  if (!attempt) return expect.unreachable('the sample has an exam to review')
  const educator = await makeMember(db, time.now, { role: 'educator' })
  const show = async () => (await testApp.request('GET', `/staff/exams/${attempt.id}`, educator)).status
  const list = async () =>
    (await testApp.call(staffExamEndpoints.list, {}, educator)).data.map(({ id }) => id)
  expect([await show(), await list()]).toEqual([403, []])
  const [course] = (
    await db.pool.query<{ id: string }>('select course_id as id from program_courses where program_id = $1', [
      attempt.program.id,
    ])
  ).rows
  await db()
    .insert(courseEducators)
    .values({ courseId: course?.id ?? '', userId: educator.user.id, position: 9 })
  expect([await show(), await list()]).toEqual([200, all.map(({ id }) => id)])
})
