import * as z from 'zod/mini'
import { list, single } from './response.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { idOrSlug } from './query.ts'
import { cents, currency, id, slug } from './primitives.ts'

/** How often a subscription is paid. */
export const subscriptionInterval = z.enum(['month', 'year'])

/** A subscription plan: videos of the member’s choice each month, paid monthly or annually (SUB-1). */
export const subscriptionPlan = z.object({
  id,
  slug,
  name: z.string(),
  summary: z.string(),
  description: z.string(),
  /** Short descriptions of what the member gets. */
  benefits: z.array(z.string()),
  interval: subscriptionInterval,
  /** The price of one interval. */
  price: cents,
  /** The price per month, rounded half up to the cent (SUB-5). */
  price_per_month: cents,
  /** The saving of a year against twelve months of the monthly plan; 0 if there is none (SUB-5). */
  saving_per_year: cents,
  currency,
  /** The number of videos a member chooses each month: four in the sample (SUB-1). */
  videos_per_month: z.int().check(z.gte(1)),
  /** Whether the plan is marked as recommended. */
  is_recommended: z.boolean(),
})

export type SubscriptionInterval = z.infer<typeof subscriptionInterval>
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>

/** Subscription plans (SUB-4). */
export const subscriptionEndpoints = defineEndpoints('subscription', {
  plans: {
    method: 'GET',
    path: '/subscriptions/plans',
    summary: 'The plans on offer, in display order',
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
