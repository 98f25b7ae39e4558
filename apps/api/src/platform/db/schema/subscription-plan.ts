import { subscriptionIntervals } from '@chignon/contract/commerce/subscription'
import { boolean, check, integer, pgTable, sql, text } from '../drizzle.ts'
import { id, localized, localizedList, position, priceColumns, slug } from './columns.ts'

/** Subscription plans. A plan that is no longer offered is kept for its subscribers. */
export const subscriptionPlans = pgTable(
  'subscription_plans',
  {
    id: id(),
    slug: slug(),
    name: localized('name'),
    summary: localized('summary'),
    description: localized('description'),
    benefits: localizedList('benefits'),
    interval: text('interval', { enum: subscriptionIntervals }).notNull(),
    ...priceColumns(),
    videosPerMonth: integer('videos_per_month').notNull(),
    isRecommended: boolean('is_recommended').notNull().default(false),
    isOffered: boolean('is_offered').notNull().default(true),
    position: position(),
  },
  (plan) => [
    check('subscription_plans_price', sql`${plan.price} >= 0`),
    check('subscription_plans_videos', sql`${plan.videosPerMonth} > 0`),
  ],
)
