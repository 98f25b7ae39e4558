import { courseDocumentEndpoints } from '@chignon/contract/catalogue/course-document'
import { staffCatalogueEndpoints as endpoints } from '@chignon/contract/catalogue/staff-catalogue'
import { expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCategory } from '../../platform/db/factories/category.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { makeOnlineMasterclass } from '../../platform/db/factories/online-masterclass.ts'
import { makeProgram } from '../../platform/db/factories/program.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openEditor } from '../../testing/course-editor.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const { id: categoryId } = await makeCategory(db)
const vera = await makeMember(db, time.now, { role: 'owner', firstName: 'Vera', lastName: 'Lund' })
const ana = await makeMember(db, time.now, { role: 'educator', firstName: 'Ana', lastName: 'Díaz' })
const bob = await makeCourse(db, {
  categoryId,
  name: localized('Soft bob'),
  educators: [ana.user],
  lessons: 1,
})
await makeProgram(db, { courses: [bob], name: localized('Cutter') })
await makeOnlineMasterclass(db, { categoryId, name: { de: 'Locken' } })
const dates = { startsAt: new Date('2027-05-01'), endsAt: new Date('2027-05-02') }
await makeLiveMasterclass(db, { categoryId, ...dates, name: localized('Braids'), publishedAt: null })
const draftId = crypto.randomUUID()
const changes = [{ path: 'name.fr', value: 'Carré' }]
await testApp.call(courseDocumentEndpoints.create, { params: { id: draftId }, body: { changes } }, vera)

const names = async (query: object = {}, caller = vera) =>
  (await testApp.call(endpoints.list, { query }, caller)).data.map(({ name }) => name).toSorted()

test('lists every kind of thing with its state, and drafts that were never published', async () => {
  const { data } = await testApp.call(endpoints.list, {}, vera)
  const states = Object.fromEntries(data.map(({ kind, name, state }) => [name, `${kind} ${state}`]))
  expect(states).toEqual({
    'Soft bob': 'course published',
    Cutter: 'program published',
    Locken: 'online-masterclass published',
    Braids: 'live-masterclass draft',
    Carré: 'course draft',
  })
})

test('is filtered by kind, state and words of any language, and paged', async () => {
  expect(await names({ kind: 'course' })).toEqual(['Carré', 'Soft bob'])
  expect(await names({ state: 'draft' })).toEqual(['Braids', 'Carré'])
  expect(await names({ search: 'carre' })).toEqual(['Carré'])
  expect(await names({ search: 'bob (de' })).toEqual(['Soft bob'])
  expect(await names({ search: 'fr' })).toEqual(['Braids', 'Cutter', 'Soft bob'])
  const second = await testApp.call(endpoints.list, { query: { page: 2, per_page: 2 } }, vera)
  expect([second.data.length, second.pagination.total]).toEqual([2, 5])
  const pastLast = await testApp.call(endpoints.list, { query: { page: 9, per_page: 2 } }, vera)
  expect([pastLast.data, pastLast.pagination.total]).toEqual([[], 5])
})

test('shows what a draft says, how complete each language is, who teaches and how many have it', async () => {
  const editor = openEditor(testApp, bob.id, ana)
  await editor.load()
  await editor.change([
    { path: 'name.de', value: '' },
    { path: 'price', value: 100 },
  ])
  const learner = await makeMember(db, time.now)
  await makeAccess(db, learner.user.id, { courseId: bob.id }, { now: time.now, endsInDays: 9 })
  const { data } = await testApp.call(endpoints.list, { query: { search: 'soft' } }, vera)
  expect(data).toMatchObject([
    {
      state: 'changed',
      price: 100,
      slug: bob.slug,
      educators: [{ id: ana.user.id, full_name: 'Ana Díaz' }],
      languages: { en: 100, de: 75, fa: 100 },
      owners: 1,
    },
  ])
})

test('shows educators what they teach or began, and no other', async () => {
  expect(await names({}, ana)).toEqual(['Cutter', 'Soft bob'])
  expect((await testApp.request('GET', '/staff/catalogue', await makeMember(db, time.now))).status).toBe(403)
})

test('names those who can teach', async () => {
  const { data } = await testApp.call(endpoints.teachers, {}, ana)
  expect(data.map((person) => person.full_name)).toEqual(['Ana Díaz', 'Vera Lund'])
})
