import { programEndpoints } from '@chignon/contract/catalogue/program'
import { expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCategory } from '../../platform/db/factories/category.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { makeProgram } from '../../platform/db/factories/program.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { exams } from '../../platform/db/schema/exam.ts'
import { updateSearchIndex } from '../search/update-search-index.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const [cutting, updo] = [
  await makeCategory(db, { slug: 'cutting' }),
  await makeCategory(db, { slug: 'updo' }),
]
const cut = await makeCourse(db, { slug: 'cut', categoryId: cutting.id, lessons: 2 })
const knot = await makeCourse(db, { slug: 'knot', categoryId: updo.id, lessons: 1 })
const day = (number: number) => new Date(Date.UTC(2027, 0, number))
const cutter = await makeProgram(db, {
  slug: 'cutter',
  name: localized('Cutter'),
  courses: [cut],
  popularity: 1,
  publishedAt: day(1),
})
await makeProgram(db, { slug: 'bridal', courses: [knot, cut], popularity: 2, publishedAt: day(2) })
await makeProgram(db, { slug: 'knots', courses: [knot], popularity: 3, publishedAt: day(3) })
await db().insert(exams).values({ programId: cutter.id })
await updateSearchIndex(db)
const slugs = (list: { data: { slug: string }[] }) => list.data.map(({ slug }) => slug)

test('the list returns the newest first, with courses and duration', async () => {
  const list = await testApp.call(programEndpoints.list, {}, { locale: 'de' })
  expect(slugs(list)).toEqual(['knots', 'bridal', 'cutter'])
  expect(list.data[1]?.program_courses.map(({ slug }) => slug)).toEqual(['knot', 'cut'])
  expect(list.data[1]).toMatchObject({ duration: 900, category: { slug: 'updo' }, is_bought: false })
  expect(list.data[2]?.name).toBe('Cutter (de)')
})

test('the list supports groups, related_to, search and pages', async () => {
  expect(slugs(await testApp.call(programEndpoints.list, { query: { groups: 'popular' } }))[0]).toBe('knots')
  expect(slugs(await testApp.call(programEndpoints.list, { query: { related_to: 'cutter' } }))).toEqual([
    'bridal',
    'knots',
  ])
  expect(slugs(await testApp.call(programEndpoints.list, { query: { search: 'CUTTER' } }))).toEqual([
    'cutter',
  ])
  const pastLastPage = await testApp.call(programEndpoints.list, { query: { page: 3, per_page: 2 } })
  expect(pastLastPage.pagination).toEqual({ page: 3, per_page: 2, total: 3, last_page: 2 })
})

test('the list filters by the slug or id of a category of at least one course', async () => {
  const listed = async (category: string) => {
    const list = await testApp.call(programEndpoints.list, { query: { category } })
    expect(list.pagination.total).toBe(list.data.length)
    return slugs(list)
  }
  expect(await listed('updo')).toEqual(['knots', 'bridal'])
  expect(await listed('cutting')).toEqual(['bridal', 'cutter'])
  expect(await listed(cutting.id)).toEqual(['bridal', 'cutter'])
  expect(await listed('weaving')).toEqual([])
  const pastLastPage = await testApp.call(programEndpoints.list, { query: { category: 'updo', page: 2 } })
  expect(pastLastPage.pagination.total).toBe(2)
})

test('a program has its courses in order, and whether it has an exam', async () => {
  const { data } = await testApp.call(programEndpoints.show, { params: { id: 'bridal' } })
  expect(data.courses.map(({ slug, lessons_count }) => [slug, lessons_count])).toEqual([
    ['knot', 1],
    ['cut', 2],
  ])
  expect(data.has_exam).toBe(false)
  const byId = await testApp.call(programEndpoints.show, { params: { id: cutter.id } })
  expect([byId.data.slug, byId.data.has_exam]).toEqual(['cutter', true])
})

test('a bought program gives access to its courses', async () => {
  const { user, token } = await makeMember(db, time.now)
  await makeAccess(db, user.id, { programId: cutter.id }, { now: time.now, endsInDays: 12 })
  const { data } = await testApp.call(programEndpoints.show, { params: { id: 'cutter' } }, { token })
  expect([data.is_bought, data.has_expired, data.remaining_days]).toEqual([true, false, 12])
  expect(data.courses[0]?.is_bought).toBe(true)
})
