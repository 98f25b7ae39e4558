import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { maxCounted } from '@chignon/contract/catalogue/catalogue-rules'
import { searchEndpoints } from '@chignon/contract/catalogue/search'
import { sql } from '../../platform/db/drizzle.ts'
import { beforeAll, expect, test } from 'vitest'
import { makeCategory } from '../../platform/db/factories/category.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { makeOnlineMasterclass } from '../../platform/db/factories/online-masterclass.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { updateSearchIndex } from './update-search-index.ts'

// A catalogue with more matches than the search ranks.
const testApp = await openTestApp()
const { db } = testApp
const courseCount = 2400

const search = (query: {
  search: string
  page?: number
  per_page?: number
  type?: 'online-masterclass'[]
  category?: string
}) => testApp.call(searchEndpoints.list, { query })
const slugs = ({ data }: Awaited<ReturnType<typeof search>>) => data.map(({ slug }) => slug)

beforeAll(async () => {
  const { id } = await makeCategory(db, { slug: 'weaving' })
  const rare = await makeCategory(db, { slug: 'rare' })
  await db().execute(sql`alter table courses disable trigger user`)
  // Every course contains “alpha” or “beta”; the three least popular contain both, and one of those is in another category.
  // 700 contain “gamma”, 700 “gamut”, and 500 of those both.
  await db().execute(sql`
    insert into courses (slug, name, summary, description, price, category_id, level, outcomes)
    select 'weave-' || number, jsonb_build_object('en', 'Weave ' || number), '{"en": "By hand"}',
      jsonb_build_object('en', case when number > ${courseCount - 3} then 'alpha beta' when number % 2 = 0 then 'alpha' else 'beta' end
        || case when number between 1001 and 1700 then ' gamma' else '' end
        || case when number between 1201 and 1900 then ' gamut' else '' end),
      4900, case when number = ${courseCount} then ${rare.id}::uuid else ${id}::uuid end, 'foundation', '[]'
    from generate_series(1, ${courseCount}) as number`)
  await db().execute(sql`alter table courses enable trigger user`)
  await db().execute(sql`insert into product_popularity (kind, product_id, score)
    select 'course', id, ${courseCount} - substr(slug, 7)::int from courses where slug like 'weave-%'`)
  await db().execute(sql`select refresh_search('course', array(select id from courses), array['en'])`)
  await makeOnlineMasterclass(db, {
    slug: 'online',
    name: localized('Weave and wave'),
    categoryId: id,
    popularity: 1,
  })
  await updateSearchIndex(db)
})

test('counts up to a thousand per type, and exactly below that', async () => {
  const response = await search({ search: 'weave' })
  expect(response.counts).toEqual({
    course: maxCounted,
    program: 0,
    'live-masterclass': 0,
    'online-masterclass': 1,
  })
  expect(response.pagination).toEqual({ page: 1, per_page: 12, total: maxCounted, last_page: 84 })
  expect(slugs(response)).toEqual(Array.from({ length: 12 }, (_, place) => `weave-${place + 1}`))
  expect(slugs(await search({ search: 'weave', type: ['online-masterclass'] }))).toEqual(['online'])
})

test('returns different courses on every page up to the thousandth result', async () => {
  const pages = [1, 2, 10, 20]
  const seen = new Set<string>()
  for (const page of pages) {
    for (const slug of slugs(await search({ search: 'weave', page, per_page: 50 }))) seen.add(slug)
  }
  expect(seen.size).toBe(pages.length * 50)
  expect(slugs(await search({ search: 'weave', page: 21, per_page: 50 }))).toEqual([])
})

test('finds the unpopular courses that contain two common words', async () => {
  const response = await search({ search: 'alpha beta' })
  expect(slugs(response)).toEqual(['weave-2398', 'weave-2399', 'weave-2400'])
  expect(response.counts.course).toBe(3)
  expect(slugs(await search({ search: 'alpha', category: 'rare' }))).toEqual(['weave-2400'])
})

test('searches courses within a category, even if most matches are in others', async () => {
  const { data } = await testApp.call(courseEndpoints.list, { query: { search: 'weave', category: 'rare' } })
  expect(data.map(({ slug }) => slug)).toEqual(['weave-2400'])
})

test('counts a course that matches a prefix twice only once', async () => {
  const response = await search({ search: 'gam' })
  expect(response.counts.course).toBe(900)
  expect(slugs(response)[0]).toBe('weave-1001')
})

test('returns the most popular of everything in pages if there is no text', async () => {
  const page = await search({ search: '', page: 20, per_page: 50 })
  expect([page.data.length, page.pagination.total]).toEqual([50, maxCounted])
  expect(slugs(page)[0]).toBe('weave-951')
})

test('returns no results beyond the thousandth, and the same counts as on the first page', async () => {
  const [first, last] = [await search({ search: '' }), await search({ search: '', page: 100_000 })]
  expect(last.data).toEqual([])
  expect(first.counts.course).toBe(maxCounted)
  expect(last.counts).toEqual(first.counts)
})

test('suggests the most popular of many matching names', async () => {
  const { data } = await testApp.call(searchEndpoints.suggestions, { query: { search: 'weav' } })
  expect(data.map(({ slug }) => slug)).toEqual(Array.from({ length: 8 }, (_, place) => `weave-${place + 1}`))
})
