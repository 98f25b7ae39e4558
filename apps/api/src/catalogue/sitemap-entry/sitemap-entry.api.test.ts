import { sitemapEntryEndpoints } from '@chignon/contract/catalogue/sitemap-entry'
import { eq } from '../../platform/db/drizzle.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makeOnlineMasterclass } from '../../platform/db/factories/online-masterclass.ts'
import { makePost } from '../../platform/db/factories/post.ts'
import { makeProgram } from '../../platform/db/factories/program.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { posts } from '../../platform/db/schema/post.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db } = testApp
const day = (number: number) => new Date(Date.UTC(2027, 0, number))
const dates = { publishedAt: day(2), updatedAt: day(3) }

beforeAll(async () => {
  await makePost(db, { slug: 'question', publishedAt: day(1) })
  await makeCourse(db, { slug: 'bob', ...dates })
  await makeProgram(db, { slug: 'cutter', ...dates, publishedAt: day(4) })
  await makeLiveMasterclass(db, {
    slug: 'lisbon',
    startsAt: day(20),
    endsAt: day(21),
    ...dates,
    publishedAt: day(6),
  })
  await makeOnlineMasterclass(db, { slug: 'knot', ...dates, publishedAt: day(5) })
})

const named = (list: { data: { type: string; slug: string }[] }) =>
  list.data.map(({ type, slug }) => `${type}/${slug}`)

describe('the sitemap entries', () => {
  test('are listed oldest first, with the times of publication and last change', async () => {
    const list = await testApp.call(sitemapEntryEndpoints.list, {})
    // A program's courses are published as well.
    expect(named(list).filter((name) => !name.includes('/course-'))).toEqual([
      'post/question',
      'course/bob',
      'program/cutter',
      'online-masterclass/knot',
      'live-masterclass/lisbon',
    ])
    expect(list.data.find(({ slug }) => slug === 'bob')).toEqual({
      type: 'course',
      slug: 'bob',
      published_at: '2027-01-02T00:00:00.000Z',
      updated_at: '2027-01-03T00:00:00.000Z',
    })
  })

  test('can be filtered by type', async () => {
    const list = await testApp.call(sitemapEntryEndpoints.list, {
      query: { type: ['live-masterclass', 'post'] },
    })
    expect(named(list)).toEqual(['post/question', 'live-masterclass/lisbon'])
  })

  test('are paged; a page after the last has the total', async () => {
    const { data, pagination } = await testApp.call(sitemapEntryEndpoints.list, { query: { page: 1 } })
    expect(pagination).toMatchObject({ page: 1, per_page: 1000, total: data.length, last_page: 1 })
    const second = await testApp.call(sitemapEntryEndpoints.list, { query: { page: 2, per_page: 1 } })
    expect(second.data).toEqual(data.slice(1, 2))
    const pastLastPage = await testApp.call(sitemapEntryEndpoints.list, {
      query: { page: 9, per_page: 1000 },
    })
    expect(pastLastPage).toMatchObject({ data: [], pagination: { total: data.length } })
  })

  test.each(['per_page=1001', 'per_page=0', 'type[0]=secret', 'type=course,post'])(
    'return 422 for %s',
    async (query) => {
      expect((await testApp.request('GET', `/sitemap-entries?${query}`)).status).toBe(422)
    },
  )

  test('have a new updated_at after a change of the entry, but not after a like', async () => {
    await db().update(courses).set({ price: 5900 }).where(eq(courses.slug, 'bob'))
    await db().update(posts).set({ likesCount: 7 }).where(eq(posts.slug, 'question'))
    const { data } = await testApp.call(sitemapEntryEndpoints.list, {})
    const updatedAt = (slug: string) => data.find((entry) => entry.slug === slug)?.updated_at
    expect(Date.parse(updatedAt('bob') ?? '')).not.toBe(day(3).getTime())
    expect(updatedAt('question')).toBe('2027-01-01T00:00:00.000Z')
  })
})
