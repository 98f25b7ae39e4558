import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { programEndpoints } from '@chignon/contract/catalogue/program'
import { and, eq } from '../../platform/db/drizzle.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCategory } from '../../platform/db/factories/category.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { makeProgram } from '../../platform/db/factories/program.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import { programs } from '../../platform/db/schema/program.ts'
import { updateSearchIndex } from '../search/update-search-index.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const slugs = (list: { data: { slug: string }[] }) => list.data.map(({ slug }) => slug)

beforeAll(async () => {
  const cutting = await makeCategory(db, { slug: 'cutting', name: localized('Cutting') })
  const colour = await makeCategory(db, { slug: 'colour', name: localized('Colour') })
  const day = (number: number) => new Date(Date.UTC(2027, 0, number))
  await makeCourse(db, {
    slug: 'bob',
    categoryId: cutting.id,
    popularity: 10,
    publishedAt: day(1),
    name: localized('Bob'),
  })
  await makeCourse(db, {
    slug: 'fringe',
    categoryId: cutting.id,
    popularity: 90,
    publishedAt: day(2),
    lessons: 3,
  })
  await makeCourse(db, { slug: 'layers', categoryId: cutting.id, popularity: 20, publishedAt: day(3) })
  await makeCourse(db, {
    slug: 'balayage',
    categoryId: colour.id,
    popularity: 95,
    publishedAt: day(4),
    name: localized('Décoloré 100%_free'),
    price: 7900,
    discountedPrice: 6900,
  })
  await updateSearchIndex(db)
})

describe('the list', () => {
  test('returns the fields of a card, newest first', async () => {
    const list = await testApp.call(courseEndpoints.list, {})
    expect(slugs(list)).toEqual(['balayage', 'layers', 'fringe', 'bob'])
    expect(list.pagination).toEqual({ page: 1, per_page: 12, total: 4, last_page: 1 })
    expect(list.data[2]).toMatchObject({
      lessons_count: 3,
      duration: 900,
      has_free_lesson: true,
      category: { slug: 'cutting', name: 'Cutting' },
      price: 4900,
      currency: 'USD',
      is_bought: false,
      remaining_days: null,
    })
    expect(list.data[0]).toMatchObject({ price: 7900, discounted_price: 6900 })
  })

  test.each([
    ['en', 'Bob'],
    ['de', 'Bob (de)'],
    ['fa', 'Bob (fa)'],
  ] as const)('is in the requested language: %s', async (locale, name) => {
    const list = await testApp.call(courseEndpoints.list, { query: { search: 'bob' } }, { locale })
    expect(list.data[0]?.name).toBe(name)
  })

  test('is paged; a page after the last is empty and has the total', async () => {
    const second = await testApp.call(courseEndpoints.list, { query: { page: 2, per_page: 3 } })
    expect(slugs(second)).toEqual(['bob'])
    expect(second.pagination).toEqual({ page: 2, per_page: 3, total: 4, last_page: 2 })
    const pastLastPage = await testApp.call(courseEndpoints.list, { query: { page: 9, per_page: 3 } })
    expect(pastLastPage).toEqual({ data: [], pagination: { page: 9, per_page: 3, total: 4, last_page: 2 } })
  })

  test('filters by the slug or id of a category; an unknown category is empty', async () => {
    const bySlug = await testApp.call(courseEndpoints.list, { query: { category: 'cutting' } })
    expect(slugs(bySlug)).toEqual(['layers', 'fringe', 'bob'])
    const byId = await testApp.call(courseEndpoints.list, {
      query: { category: bySlug.data[0]?.category.id ?? '' },
    })
    expect(slugs(byId)).toEqual(slugs(bySlug))
    expect(slugs(await testApp.call(courseEndpoints.list, { query: { category: 'weaving' } }))).toEqual([])
  })

  test('orders by popularity for groups=popular', async () => {
    const list = await testApp.call(courseEndpoints.list, { query: { groups: 'popular', per_page: 2 } })
    expect(slugs(list)).toEqual(['balayage', 'fringe'])
  })

  test('returns courses of the same category first for related_to, without the course itself', async () => {
    const list = await testApp.call(courseEndpoints.list, { query: { related_to: 'bob' } })
    expect(slugs(list)).toEqual(['fringe', 'layers', 'balayage'])
    expect((await testApp.request('GET', '/courses?related_to=nothing')).status).toBe(404)
  })

  test.each([
    ['decolore', ['balayage'], 'ignores accents'],
    ['BOB', ['bob'], 'ignores case'],
    ['100%', ['balayage'], 'punctuation separates words'],
    ['%_free', ['balayage'], 'punctuation is not searched'],
    ['decolroe', ['balayage'], 'corrects typing errors'],
    ['b', ['balayage', 'layers', 'fringe', 'bob'], 'one letter returns everything'],
    ['learn bob', ['bob'], 'requires every word'],
    ['perm', [], 'an unknown word'],
  ])('search=%j returns %j (%s)', async (search, expected) => {
    expect(slugs(await testApp.call(courseEndpoints.list, { query: { search } }))).toEqual(expected)
  })
})

test('a search combines with the other filters and keeps their order', async () => {
  const found = async (query: object) =>
    slugs(await testApp.call(courseEndpoints.list, { query: { search: 'lean', ...query } }))
  expect(await found({})).toHaveLength(4)
  expect(await found({ category: 'colour' })).toEqual(['balayage'])
  expect(await found({ groups: 'popular', per_page: 2 })).toEqual(['balayage', 'fringe'])
  expect(await found({ related_to: 'bob' })).toEqual(['fringe', 'layers', 'balayage'])
  expect(await found({ page: 2, per_page: 3 })).toHaveLength(1)
})

describe('one course', () => {
  test('is found by slug and by id, with its lessons', async () => {
    const bySlug = await testApp.call(courseEndpoints.show, { params: { id: 'fringe' } })
    expect(bySlug.data.lessons.map(({ name, is_free }) => [name, is_free])).toEqual([
      ['Lesson 1', true],
      ['Lesson 2', false],
      ['Lesson 3', false],
    ])
    expect(bySlug.data.lessons[0]?.resource).toMatchObject({
      id: null,
      type: 'video/mp4',
      url: null,
      properties: { duration: 300 },
    })
    expect(bySlug.data.outcomes).toEqual(['Hold the comb'])
    expect(await testApp.call(courseEndpoints.show, { params: { id: bySlug.data.id } })).toEqual(bySlug)
  })

  test('has no duration of a lesson before its video is there; course and program sum the others', async () => {
    const course = await makeCourse(db, { slug: 'in-the-making', lessons: 3 })
    const program = await makeProgram(db, { courses: [course] })
    const show = async () =>
      (await testApp.call(courseEndpoints.show, { params: { id: 'in-the-making' } })).data
    await db()
      .update(lessons)
      .set({ duration: null })
      .where(and(eq(lessons.courseId, course.id), eq(lessons.position, 2)))
    const data = await show()
    expect(data.lessons.map(({ resource }) => resource.properties.duration)).toEqual([300, null, 300])
    expect([data.duration, data.lessons_count]).toEqual([600, 3])
    const bundle = await testApp.call(programEndpoints.show, { params: { id: program.id } })
    expect(bundle.data.duration).toBe(600)
    await db().update(lessons).set({ duration: null }).where(eq(lessons.courseId, course.id))
    expect((await show()).duration).toBe(0)
    await db().delete(programs).where(eq(programs.id, program.id))
    await db().delete(courses).where(eq(courses.id, course.id))
  })

  test('has the state of the viewer’s access', async () => {
    const { user, token } = await makeMember(db, time.now)
    const [active, expired, bundled, never] = await Promise.all([1, 2, 3, 4].map(() => makeCourse(db)))
    const program = await makeProgram(db, { courses: bundled ? [bundled] : [] })
    const now = time.now
    await makeAccess(db, user.id, { courseId: active?.id ?? '' }, { now, endsInDays: 2.5 })
    await makeAccess(db, user.id, { courseId: expired?.id ?? '' }, { now, endsInDays: -1 })
    await makeAccess(db, user.id, { programId: program.id }, { now, endsInDays: 60 })
    const accessTo = async (course: { id: string } | undefined, caller: { token?: string } = { token }) => {
      const { data } = await testApp.call(courseEndpoints.show, { params: { id: course?.id ?? '' } }, caller)
      return [data.is_bought, data.has_expired, data.remaining_days, data.access_program?.id ?? null]
    }
    expect(await accessTo(active)).toEqual([true, false, 3, null])
    expect(await accessTo(expired)).toEqual([true, true, null, null])
    expect(await accessTo(bundled)).toEqual([true, false, 60, program.id])
    expect(await accessTo(never)).toEqual([false, false, null, null])
    expect(await accessTo(active, {})).toEqual([false, false, null, null])
    await makeAccess(db, user.id, { courseId: bundled?.id ?? '' }, { now, endsInDays: 61 })
    expect(await accessTo(bundled)).toEqual([true, false, 61, null])
  })

  test('returns 404 for an unknown slug', async () => {
    expect(await testApp.request('GET', '/courses/no-such-course', { locale: 'de' })).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: expect.stringContaining('nicht gefunden') },
    })
  })
})

describe('cache headers', () => {
  test('allow caching for guests, and return 304 for an unchanged ETag', async () => {
    const first = await testApp.request('GET', '/courses/bob')
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(first.headers.get('vary')).toContain('Accept-Language')
    const second = await testApp.request('GET', '/courses/bob', { headers: { 'if-none-match': tag } })
    expect([second.status, second.body]).toEqual([304, undefined])
    const german = await testApp.request('GET', '/courses/bob', {
      locale: 'de',
      headers: { 'if-none-match': tag },
    })
    expect(german.status).toBe(200)
  })

  test('forbid caching for members', async () => {
    const { token } = await makeMember(db, time.now)
    const { headers } = await testApp.request('GET', '/courses/bob', { token })
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.has('etag')).toBe(false)
  })
})
