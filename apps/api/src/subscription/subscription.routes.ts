import { subscriptionEndpoints } from '@chignon/contract/subscription'
import { singlePage } from '../db/page.ts'
import { implement } from '../http/implement.ts'
import { presentPlan } from './subscription.present.ts'
import { findPlan, listMonthlyPrices, listPlans } from './subscription.queries.ts'

/** The subscription plans: anyone may see them. */
export const subscriptionRoutes = implement(subscriptionEndpoints, {
  async plans({ locale, services: { db } }) {
    const rows = await listPlans(db(), locale)
    const monthly = rows.filter(({ interval }) => interval === 'month')
    return { data: rows.map((row) => presentPlan(row, monthly)), pagination: singlePage(rows.length) }
  },
  async plan({ params, locale, fail, services: { db } }) {
    const row = (await findPlan(db(), params.id, locale)) ?? fail(404)
    return { data: presentPlan(row, await listMonthlyPrices(db())) }
  },
})
