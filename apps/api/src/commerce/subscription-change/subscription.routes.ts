import { subscriptionEndpoints } from '@chignon/contract/commerce/subscription'
import { singlePage } from '../../platform/db/page.ts'
import type { Locale } from '@chignon/contract/platform/locale'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { cancelSubscription, changePlan, resumeSubscription } from './change-subscription.ts'
import { chooseLesson } from '../subscription/choose-lesson.ts'
import { findNewestSubscription } from '../subscription/running-subscription.queries.ts'
import { presentPlan, presentSubscription } from '../subscription/subscription.present.ts'
import { findPlan, listMonthlyPrices, listPlans } from '../subscription/subscription.queries.ts'

/** The subscription plans, which anyone may see, and the viewer's subscription. */
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
  async show({ viewer, locale, services }) {
    return { data: await newest(services, viewer.id, locale) }
  },
  async choose({ body, viewer, locale, fail, services }) {
    await chooseLesson(services, { userId: viewer.id, lessonId: body.lesson_id, fail })
    return { data: (await newest(services, viewer.id, locale)) ?? fail(404) }
  },
  async cancel({ viewer, locale, fail, services }) {
    await cancelSubscription(services, { userId: viewer.id, fail })
    return { data: (await newest(services, viewer.id, locale)) ?? fail(404) }
  },
  async resume({ viewer, locale, fail, services }) {
    await resumeSubscription(services, { userId: viewer.id, fail })
    return { data: (await newest(services, viewer.id, locale)) ?? fail(404) }
  },
  async changePlan({ body, viewer, locale, fail, services }) {
    await changePlan(services, { userId: viewer.id, planId: body.plan_id, fail })
    return { data: (await newest(services, viewer.id, locale)) ?? fail(404) }
  },
})

async function newest({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: string, locale: Locale) {
  const row = await findNewestSubscription(db(), userId, locale)
  return row ? presentSubscription(row, clock()) : null
}
