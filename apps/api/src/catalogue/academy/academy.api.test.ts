import { academyEndpoints } from '@chignon/contract/catalogue/academy'
import { maxHighlights } from '@chignon/contract/catalogue/catalogue-rules'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { makeCategory } from '../../platform/db/factories/category.ts'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { makePlan } from '../../platform/db/factories/subscription.ts'
import { makeUser } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const inDays = (days: number) => new Date(time.now.getTime() + days * 86_400_000)
const highlights = async (locale: 'en' | 'de' = 'en') =>
  (await testApp.call(academyEndpoints.highlights, {}, { locale })).data

describe('the highlights of the academy', () => {
  test('are empty lists without content', async () => {
    expect(await highlights()).toEqual({ cities: [], categories: [], educators: [], has_subscription: false })
  })

  test('say that a subscription is offered while a plan is', async () => {
    await makePlan(db, { isOffered: false })
    expect((await highlights()).has_subscription).toBe(false)
    await makePlan(db, {})
    expect((await highlights()).has_subscription).toBe(true)
  })

  describe('with content', () => {
    beforeAll(async () => {
      const category = await makeCategory(db, {
        slug: 'cutting',
        name: localized('Cutting'),
        position: 1,
      })
      await makeCategory(db, { slug: 'colour', name: localized('Colour'), position: 0 })
      const event = (
        slug: string,
        from: number,
        given: { city?: string; country?: string; publishedAt?: null } = {},
      ) =>
        makeLiveMasterclass(db, {
          slug,
          categoryId: category.id,
          startsAt: inDays(from),
          endsAt: inDays(from + 2),
          ...(given.city ? { city: localized(given.city) } : {}),
          ...(given.country ? { country: given.country } : {}),
          ...(given.publishedAt === null ? { publishedAt: null } : {}),
        })
      await event('over', -9, { city: 'Lyon', country: 'FR' })
      await event('ongoing', -1, { city: 'Milan', country: 'IT' })
      await event('lisbon-later', 30)
      await event('lisbon-draft', 3, { publishedAt: null })
      await event('porto-draft', 3, { city: 'Porto', publishedAt: null })
      await event('lisbon-next', 5)
      await event('other-milan', 8, { city: 'Milan', country: 'US' })
      await makeUser(db, { role: 'educator', firstName: 'Inês', lastName: 'Duarte', createdAt: inDays(-2) })
      await makeUser(db, { role: 'educator', firstName: 'Marco', lastName: 'Bellini', createdAt: inDays(-3) })
      await makeUser(db, { role: 'educator', deletedAt: inDays(-1) })
      await makeUser(db, { role: 'learner' })
    })

    test('list each city once, with its next event, without drafts and past events', async () => {
      const { cities } = await highlights()
      expect(cities.map(({ name, masterclass_slug }) => [name, masterclass_slug])).toEqual([
        ['Milan', 'ongoing'],
        ['Lisbon', 'lisbon-next'],
        ['Milan', 'other-milan'],
      ])
      expect(cities[1]).toMatchObject({
        starts_at: inDays(5).toISOString(),
        ends_at: inDays(7).toISOString(),
        timezone: 'Europe/Lisbon',
      })
    })

    test('list the categories in order, in the language of the request', async () => {
      expect((await highlights('de')).categories).toEqual([
        { slug: 'colour', name: 'Colour (de)' },
        { slug: 'cutting', name: 'Cutting (de)' },
      ])
      expect((await highlights('de')).cities[0]?.name).toBe('Milan (de)')
    })

    test('list the educators, longest-serving first, without learners and deleted people', async () => {
      const { educators } = await highlights()
      expect(educators.map(({ first_name, last_name }) => `${first_name} ${last_name}`)).toEqual([
        'Marco Bellini',
        'Inês Duarte',
      ])
    })

    test('take one statement', async () => {
      const query = vi.spyOn(db.pool, 'query')
      await highlights()
      expect(query).toHaveBeenCalledTimes(1)
      query.mockRestore()
    })

    test(`list at most ${maxHighlights} names of each kind`, async () => {
      await Promise.all(Array.from({ length: maxHighlights + 1 }, () => makeUser(db, { role: 'educator' })))
      expect((await highlights()).educators).toHaveLength(maxHighlights)
    })
  })
})
