import { programEndpoints } from '@chignon/contract/catalogue/program'
import { programDocumentEndpoints as endpoints } from '@chignon/contract/catalogue/program-document'
import { problem } from '@chignon/contract/platform/problem'
import { expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCategory } from '../../platform/db/factories/category.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeProgram } from '../../platform/db/factories/program.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const vera = await makeMember(db, time.now, { role: 'owner' })
const [cutting, colour] = [await makeCategory(db), await makeCategory(db)]
const ofCategory = (categoryId: string) => makeCourse(db, { categoryId })
const courses = [
  await ofCategory(colour.id),
  await ofCategory(cutting.id),
  await ofCategory(cutting.id),
  await ofCategory(colour.id),
  await ofCategory(cutting.id),
]
const withCourses = (list: readonly { id: string }[]) =>
  list.map(({ id }, index) => ({ path: `courses.${id}`, value: { position: index + 1 } }))

async function begin(list: readonly { id: string }[]) {
  const id = crypto.randomUUID()
  const changes = [
    { path: 'name.en', value: 'The cutter' },
    { path: 'summary.en', value: 'Four courses' },
    { path: 'description.en', value: 'All of it' },
    { path: 'price', value: 14_900 },
    ...withCourses(list),
  ]
  const { data } = await testApp.call(endpoints.create, { params: { id }, body: { changes } }, vera)
  return { id, revision: data.revision }
}

const publish = (id: string, revision: number) =>
  testApp.request('POST', `/staff/programs/${id}/publication`, { ...vera, body: { revision } })

test('a program is published with its four courses in order, in the category of most of them', async () => {
  const { id, revision } = await begin(courses.slice(0, 3).concat(courses.slice(4)))
  expect((await publish(id, revision)).status).toBe(200)
  const { data } = await testApp.call(programEndpoints.show, { params: { id } })
  expect(data).toMatchObject({ slug: 'the-cutter', category: { id: cutting.id }, price: 14_900 })
  expect(data.courses.map((course) => course.id)).toEqual([0, 1, 2, 4].map((index) => courses[index]?.id))
})

test('a fifth course is refused, and fewer than four keep it from being published', async () => {
  const { id, revision } = await begin(courses.slice(0, 4))
  const session = crypto.randomUUID()
  const change = (changes: object[]) =>
    testApp.request('PATCH', `/staff/programs/${id}`, { ...vera, body: { revision, session, changes } })
  const fifth = await change([{ path: `courses.${courses[4]?.id}`, value: { position: 5 } }])
  expect([fifth.status, Object.keys(problem.parse(fifth.body).errors ?? {})]).toEqual([422, ['courses']])
  await change([{ path: `courses.${courses[0]?.id}`, value: null }])
  const { status, body } = await publish(id, revision + 1)
  expect([status, Object.keys(problem.parse(body).errors ?? {})]).toEqual([422, ['courses']])
})

test('a course that learners cannot see is refused', async () => {
  const draft = await makeCourse(db, { publishedAt: null })
  const id = crypto.randomUUID()
  const body = { changes: withCourses([draft]) }
  expect((await testApp.request('PUT', `/staff/programs/${id}`, { ...vera, body })).status).toBe(422)
})

test('the editor has what the courses cost together, and how many own the program', async () => {
  const program = await makeProgram(db, { courses: courses.slice(0, 4) })
  const learner = await makeMember(db, time.now)
  await makeAccess(db, learner.user.id, { programId: program.id }, { now: time.now, endsInDays: 9 })
  const { data } = await testApp.call(endpoints.show, { params: { id: program.id } }, vera)
  expect([data.facts.owners, data.is_removable, Object.keys(data.draft.courses)]).toEqual([
    1,
    false,
    courses.slice(0, 4).map(({ id }) => id),
  ])
  expect(data.facts.courses[courses[0]?.id ?? '']).toMatchObject({ price: 4900, lessons_count: 2 })
})

test('an educator writes the programs of courses they teach', async () => {
  const ana = await makeMember(db, time.now, { role: 'educator' })
  const own = await makeCourse(db, { categoryId: cutting.id, educators: [ana.user] })
  const program = await makeProgram(db, { courses: [own] })
  const other = await makeProgram(db, { courses: courses.slice(0, 4) })
  const statusOf = async (id: string) => (await testApp.request('GET', `/staff/programs/${id}`, ana)).status
  expect([await statusOf(program.id), await statusOf(other.id)]).toEqual([200, 403])
})
