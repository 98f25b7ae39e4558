import * as z from 'zod/mini'
import { list, single } from '../platform/response.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { idOrSlug } from '../platform/query.ts'
import { cents, currency, id, named, seconds, slug, timestamp } from '../platform/primitives.ts'

/** How often a subscription is paid. */
export const subscriptionIntervals = ['month', 'year'] as const

export const subscriptionInterval = z.enum(subscriptionIntervals)

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

/** The state of a subscription (SUB-3). A failed renewal makes it `past_due`; its chosen lessons still play. */
export const subscriptionStateNames = ['active', 'past_due', 'ended'] as const

export const subscriptionState = z.enum(subscriptionStateNames)

/** The plan of a subscription, also one that is no longer offered. */
export const subscribedPlan = z.object({
  id,
  slug,
  name: z.string(),
  interval: subscriptionInterval,
  price: cents,
  currency,
  videos_per_month: z.int().check(z.gte(1)),
})

/** A lesson that was chosen in a subscription. */
export const subscriptionChoice = z.object({
  lesson: z.object({ id, slug, name: z.string(), duration: z.nullable(seconds) }),
  course: named,
  chosen_at: timestamp,
})

/** A subscription of the viewer. */
export const subscription = z.object({
  id,
  plan: subscribedPlan,
  state: subscriptionState,
  started_at: timestamp,
  /** The end of the paid period, when the subscription is renewed or ends. */
  period_ends_at: timestamp,
  /** Whether it ends then instead of being renewed (SUB-8). */
  cancel_at_period_end: z.boolean(),
  /** The plan from then on; null if it stays the same (SUB-10). */
  next_plan: z.nullable(subscribedPlan),
  /** When a failed renewal is tried again; null unless it is past due. */
  next_attempt_at: z.nullable(timestamp),
  /** The unpaid order of the renewal, which can be paid with another card; null if there is none. */
  renewal_order_id: z.nullable(id),
  /** Whether a card is saved that the renewal is charged to. */
  has_saved_card: z.boolean(),
  ended_at: z.nullable(timestamp),
  /** How many lessons can still be chosen this month (SUB-2). */
  choices_left: z.int().check(z.gte(0)),
  /** The end of this month of the subscription; null outside of a paid period. */
  month_ends_at: z.nullable(timestamp),
  /** The chosen lessons, newest first. */
  choices: z.array(subscriptionChoice),
})

export type SubscriptionState = z.infer<typeof subscriptionState>
export type SubscribedPlan = z.infer<typeof subscribedPlan>
export type SubscriptionChoice = z.infer<typeof subscriptionChoice>
export type Subscription = z.infer<typeof subscription>
export type SubscriptionInterval = z.infer<typeof subscriptionInterval>
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>

/** Subscription plans, and the viewer’s subscription (SUB-1 to SUB-10). */
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
  show: {
    method: 'GET',
    path: '/user/subscription',
    summary: 'The viewer’s newest subscription; null if there never was one',
    audience: 'member',
    response: single(z.nullable(subscription)),
  },
  choose: {
    method: 'POST',
    path: '/user/subscription/choices',
    summary: 'Choose a lesson of any course; it plays while the subscription lasts',
    audience: 'member',
    status: 201,
    body: z.object({ lesson_id: id }),
    response: single(subscription),
    errors: ['not_found', 'conflict'],
  },
  cancel: {
    method: 'POST',
    path: '/user/subscription/cancel',
    summary: 'Cancel the subscription to the end of the paid period; a past due one ends at once',
    audience: 'member',
    response: single(subscription),
    errors: ['not_found'],
  },
  resume: {
    method: 'POST',
    path: '/user/subscription/resume',
    summary: 'Take back a cancellation before the period ends',
    audience: 'member',
    response: single(subscription),
    errors: ['not_found'],
  },
  changePlan: {
    method: 'PUT',
    path: '/user/subscription/plan',
    summary: 'Change the plan from the next renewal on; the current plan takes back a change',
    audience: 'member',
    body: z.object({ plan_id: id }),
    response: single(subscription),
    errors: ['not_found'],
  },
})
