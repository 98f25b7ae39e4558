import { stat } from 'node:fs/promises'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { discussionEndpoints } from '@chignon/contract/community/discussion'
import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { locales } from '@chignon/contract/platform/locale'
import { postEndpoints } from '@chignon/contract/community/post'
import { programEndpoints } from '@chignon/contract/catalogue/program'
import { purchaseEndpoints } from '@chignon/contract/commerce/purchase'
import { qualificationEndpoints } from '@chignon/contract/catalogue/qualification'
import { storyEndpoints } from '@chignon/contract/community/story'
import { ticketEndpoints } from '@chignon/contract/commerce/ticket'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readSample } from './seed/read-sample.ts'
import { samplePassword } from './seed/seed-people.ts'
import { openTestApp } from './testing/test-app.ts'

// The test app validates every response against the contract.
const testApp = await openTestApp({ sample: true })

const card = z.object({ id: z.string(), slug: z.string(), name: z.string() })
const cards = z.object({ data: z.array(card), pagination: z.object({ total: z.number() }) })
const catalogue = [
  ['/courses', 16],
  ['/programs', 4],
  ['/live-masterclass', 4],
  ['/online-masterclass', 4],
] as const

describe.each(locales)('in %s', (locale) => {
  const caller = { locale }

  test('every list of the catalogue is complete, and each entry has a page', async () => {
    for (const [path, total] of catalogue) {
      const { data, pagination } = cards.parse(
        (await testApp.request('GET', `${path}?per_page=50`, caller)).body,
      )
      expect(pagination.total, path).toBe(total)
      for (const card of data) {
        const opened = await testApp.request('GET', `${path}/${card.slug}`, caller)
        expect(opened, card.slug).toMatchObject({ status: 200, body: { data: card } })
      }
    }
  })

  test('posts, stories, base lists, countries and qualifications are complete', async () => {
    const posts = await testApp.call(postEndpoints.list, { query: { per_page: 50 } }, caller)
    expect(posts.pagination.total).toBe(60)
    const stories = await testApp.call(storyEndpoints.list, {}, caller)
    expect(stories.data.length).toBeGreaterThanOrEqual(4)
    for (const circle of stories.data) expect(circle.stories.length, circle.slug).toBeGreaterThan(0)
    for (const list of [
      baseEndpoints.educationCategories,
      baseEndpoints.storyCategories,
      baseEndpoints.postCategories,
      baseEndpoints.interests,
      baseEndpoints.businessTypes,
      qualificationEndpoints.list,
    ]) {
      expect((await testApp.call(list, {}, caller)).data.length, list.path).toBeGreaterThanOrEqual(5)
    }
    expect((await testApp.call(baseEndpoints.countries, {}, caller)).data).toHaveLength(249)
  })
})

test('names differ between languages', async () => {
  const names = await Promise.all(
    locales.map(async (locale) => {
      const { data } = await testApp.call(
        courseEndpoints.show,
        { params: { id: 'the-precise-fringe' } },
        { locale },
      )
      return data.name
    }),
  )
  expect(new Set(names).size).toBe(locales.length)
})

test('countries have names in the language of the request, sorted by its collation', async () => {
  const german = await testApp.call(baseEndpoints.countries, {}, { locale: 'de' })
  const names = german.data.map(({ name }) => name)
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Pakistan'))
  for (const code of ['DE', 'de', 'Germany', 'germany']) {
    const { data } = await testApp.call(baseEndpoints.country, { params: { code } }, { locale: 'fa' })
    expect(data).toEqual({ code: 'DE', name: 'آلمان' })
  }
})

test('categories have the number of their courses', async () => {
  const { data } = await testApp.call(baseEndpoints.educationCategories, {})
  expect(data.map(({ slug, courses_count }) => [slug, courses_count])).toEqual([
    ['cutting', 4],
    ['colour', 3],
    ['updo', 3],
    ['texture', 3],
    ['braiding', 3],
  ])
})

test('there are ongoing, upcoming and finished events', async () => {
  const { data } = await testApp.call(liveMasterclassEndpoints.list, {})
  expect(data.map(({ status }) => status)).toEqual(['ongoing', 'upcoming', 'upcoming', 'finished'])
})

test.each(['new@example.com', 'learner@example.com', 'educator@example.com'])(
  '%s can sign in',
  async (email) => {
    const { data } = await testApp.call(authEndpoints.login, { body: { email, password: samplePassword } })
    expect(data.user.role).toBe(email.startsWith('educator') ? 'educator' : 'learner')
  },
)

test('the learner has purchases in every state', async () => {
  const token = await testApp.signIn('learner@example.com')
  const accessTo = async (id: string) => {
    const { data } = await testApp.call(courseEndpoints.show, { params: { id } }, { token })
    return [data.is_bought, data.has_expired, data.remaining_days]
  }
  expect(await accessTo('freehand-balayage')).toEqual([true, false, 24])
  expect(await accessTo('natural-curls-no-heat')).toEqual([true, false, 3])
  expect(await accessTo('fishtail-from-fine-hair')).toEqual([true, true, null])
  expect(await accessTo('the-precise-fringe')).toEqual([true, false, 35])
  expect(await accessTo('waves-that-last')).toEqual([false, false, null])
  const purchases = await testApp.call(purchaseEndpoints.list, {}, { token })
  expect(purchases.data.map(({ order }) => order?.state)).toEqual([
    'awaiting_payment',
    'paid',
    'paid',
    'paid',
    'paid',
    'expired',
    'paid',
    'paid',
    'refunded',
    'paid',
    'paid',
  ])
  const tickets = await testApp.call(ticketEndpoints.list, {}, { token })
  expect(tickets.data.map(({ state }) => state)).toEqual(['valid', 'valid', 'used'])
  const program = await testApp.call(
    programEndpoints.show,
    { params: { id: 'the-complete-cutter' } },
    { token },
  )
  expect([program.data.is_bought, program.data.has_exam]).toEqual([true, true])
  const qualifications = await testApp.call(qualificationEndpoints.list, {}, { token })
  expect(qualifications.data.map(({ progress, is_complete }) => [progress, is_complete])).toEqual([
    [100, true],
    [75, false],
    [0, false],
    [25, false],
    [16, false],
  ])
  const done = qualifications.data.map(({ courses }) => courses.filter(({ is_done }) => is_done).length)
  expect(done).toEqual([4, 1, 0, 0, 0])
  const saved = await testApp.call(postEndpoints.list, { query: { only_user_saved: '1' } }, { token })
  expect(saved.data.length).toBe(5)
})

test('the new learner has no purchases', async () => {
  const token = await testApp.signIn('new@example.com')
  const { data } = await testApp.call(courseEndpoints.list, { query: { per_page: 50 } }, { token })
  expect(data.filter((course) => course.is_bought)).toEqual([])
  const qualifications = await testApp.call(qualificationEndpoints.list, {}, { token })
  expect(qualifications.data.every(({ progress, is_complete }) => progress === 0 && !is_complete)).toBe(true)
})

test('a discussion is found by type and slug and by slug only, with is_closed', async () => {
  const params = { type: 'live-masterclass', slug: '' }
  const { data: events } = await testApp.call(liveMasterclassEndpoints.list, {
    query: { status: 'finished' },
  })
  expect(events).toHaveLength(1)
  const found = await testApp.db().execute<{ slug: string }>('select slug from discussions where is_closed')
  params.slug = found.rows[0]?.slug ?? ''
  const withType = await testApp.call(discussionEndpoints.show, { params })
  expect(withType.data.is_closed).toBe(true)
  expect(withType.data.replies.length).toBeGreaterThan(0)
  const moments = withType.data.replies.map(({ published_at }) => published_at)
  expect(moments).toEqual(moments.toSorted())
  expect(await testApp.call(discussionEndpoints.find, { params: { slug: params.slug } })).toEqual(withType)
})

test('names the size of each file that a lesson offers', async () => {
  for (const { folder, file } of readSample().clips) {
    const { size } = await stat(new URL(`../sample/media/${folder}/${file.path}`, import.meta.url))
    expect(file.bytes, folder).toBe(size)
  }
})
