import { locales } from '@chignon/contract/platform/locale'
import { subscriptionEndpoints } from '@chignon/contract/commerce/subscription'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { subscriptionPlans } from '../../platform/db/schema/subscription-plan.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp({ sample: true })

test('returns the plans in order, with the saving of a year', async () => {
  const { data } = await testApp.call(subscriptionEndpoints.plans, {})
  expect(data).toMatchObject([
    { slug: 'monthly', interval: 'month', price: 1900, price_per_month: 1900, saving_per_year: 0 },
    { slug: 'annual', interval: 'year', price: 19_000, price_per_month: 1583, saving_per_year: 3800 },
  ])
  expect(data.map((plan) => plan.videos_per_month)).toEqual([4, 4])
  expect(data.filter((plan) => plan.is_recommended)).toHaveLength(1)
})

test('returns a plan by slug and by id as in the list, in every language', async () => {
  for (const locale of locales) {
    const { data } = await testApp.call(subscriptionEndpoints.plans, {}, { locale })
    for (const plan of data) {
      for (const id of [plan.slug, plan.id]) {
        const found = await testApp.call(subscriptionEndpoints.plan, { params: { id } }, { locale })
        expect(found.data).toEqual(plan)
      }
    }
  }
})

test('returns 404 for an unknown slug and for a plan that is no longer offered', async () => {
  expect((await testApp.request('GET', '/subscriptions/plans/weekly')).status).toBe(404)
  const { db } = testApp
  await db().update(subscriptionPlans).set({ isOffered: false }).where(eq(subscriptionPlans.slug, 'monthly'))
  expect((await testApp.request('GET', '/subscriptions/plans/monthly')).status).toBe(404)
  const { data } = await testApp.call(subscriptionEndpoints.plans, {})
  // Without a monthly plan there is nothing to compare with.
  expect(data).toMatchObject([{ slug: 'annual', saving_per_year: 0 }])
})
