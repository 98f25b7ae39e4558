import * as z from 'zod/mini'
import { list, single } from './response.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { idOrSlug } from './query.ts'
import { cents, currency, id, slug } from './primitives.ts'

/** How often a subscription is paid. */
export const subscriptionInterval = z.enum(['month', 'year'])

/** A way to be a premium member: videos of one’s choice every month, paid monthly or annually (specification §1). */
export const subscriptionPlan = z.object({
  id,
  slug,
  name: z.string(),
  summary: z.string(),
  description: z.string(),
  /** What the member gets, a few words each. */
  benefits: z.array(z.string()),
  interval: subscriptionInterval,
  /** For one interval. */
  price: cents,
  /** The same for a month, rounded half up to the cent. */
  price_per_month: cents,
  /** What a year costs less than twelve months of the monthly plan; 0 where it does not. */
  saving_per_year: cents,
  currency,
  /** How many videos a member chooses each month (specification §9: four). */
  videos_per_month: z.int().check(z.gte(1)),
  /** Whether it is the one to begin with. */
  is_recommended: z.boolean(),
})

export type SubscriptionInterval = z.infer<typeof subscriptionInterval>
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>

/** What the subscribe promotion leads to (specification §1, §2). */
export const subscriptionEndpoints = defineEndpoints('subscription', {
  plans: {
    method: 'GET',
    path: '/subscriptions/plans',
    summary: 'The plans on offer, in their order',
    response: list(subscriptionPlan),
  },
  plan: {
    method: 'GET',
    path: '/subscriptions/plans/{id}',
    summary: 'One plan by its id or slug',
    params: idOrSlug,
    response: single(subscriptionPlan),
  },
})
