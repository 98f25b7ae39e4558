import type { Locale } from '@chignon/contract/platform/locale'
import { and, count, eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { hasIdOrSlug } from '../../platform/db/id-or-slug.ts'
import { inLocale, listInLocale } from '../../platform/db/localized.ts'
import { subscriptionPlans } from '../../platform/db/schema/subscription-plan.ts'

const columnsIn = (locale: Locale) => ({
  id: subscriptionPlans.id,
  slug: subscriptionPlans.slug,
  name: inLocale(subscriptionPlans.name, locale),
  summary: inLocale(subscriptionPlans.summary, locale),
  description: inLocale(subscriptionPlans.description, locale),
  benefits: listInLocale(subscriptionPlans.benefits, locale),
  interval: subscriptionPlans.interval,
  price: subscriptionPlans.price,
  currency: subscriptionPlans.currency,
  videosPerMonth: subscriptionPlans.videosPerMonth,
  isRecommended: subscriptionPlans.isRecommended,
})

/** The offered plans in order. */
export function listPlans(db: Connection, locale: Locale) {
  return db
    .select(columnsIn(locale))
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.isOffered, true))
    .orderBy(subscriptionPlans.position)
}

/** An offered plan; undefined if it does not exist. */
export async function findPlan(db: Connection, idOrSlug: string, locale: Locale) {
  const [found] = await db
    .select(columnsIn(locale))
    .from(subscriptionPlans)
    .where(and(eq(subscriptionPlans.isOffered, true), hasIdOrSlug(subscriptionPlans, idOrSlug)))
    .limit(1)
  return found
}

/** The prices of the monthly plans, with which annual plans are compared. */
export function listMonthlyPrices(db: Connection) {
  return db
    .select({
      price: subscriptionPlans.price,
      currency: subscriptionPlans.currency,
      videosPerMonth: subscriptionPlans.videosPerMonth,
    })
    .from(subscriptionPlans)
    .where(and(eq(subscriptionPlans.isOffered, true), eq(subscriptionPlans.interval, 'month')))
}

/** Whether a plan can be subscribed to. */
export async function isPlanOffered(db: Connection, id: string): Promise<boolean> {
  const [row] = await db
    .select({ plans: count() })
    .from(subscriptionPlans)
    .where(and(eq(subscriptionPlans.id, id), eq(subscriptionPlans.isOffered, true)))
  return (row?.plans ?? 0) > 0
}
