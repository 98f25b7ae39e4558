import type { Subscription, SubscriptionPlan } from '@chignon/contract/commerce/subscription'
import type { findNewestSubscription } from './running-subscription.queries.ts'
import {
  choicesLeft,
  monthOfPeriod,
  pricePerMonth,
  savingPerYear,
  type PlanPrice,
} from './subscription.rules.ts'
import type { listPlans } from './subscription.queries.ts'

type PlanRow = Awaited<ReturnType<typeof listPlans>>[number]

/** Maps a plan to the contract, with its price per month and its saving per year. */
export function presentPlan(row: PlanRow, monthly: readonly PlanPrice[]): SubscriptionPlan {
  const { videosPerMonth, isRecommended, ...plan } = row
  return {
    ...plan,
    price_per_month: pricePerMonth(row.price, row.interval),
    saving_per_year: savingPerYear(row, monthly),
    videos_per_month: videosPerMonth,
    is_recommended: isRecommended,
  }
}

type SubscriptionWithChoices = NonNullable<Awaited<ReturnType<typeof findNewestSubscription>>>

/** Maps a subscription to the contract, with what can still be chosen this month. */
export function presentSubscription(row: SubscriptionWithChoices, now: Date): Subscription {
  const { subscription, plan, nextPlan, chosenInPeriod, choices } = row
  const { state, startedAt, periodStartsAt, periodEndsAt, nextAttemptAt, endedAt } = subscription
  const period = { startsAt: periodStartsAt, endsAt: periodEndsAt }
  const month = state === 'ended' ? null : monthOfPeriod(startedAt, period, now)
  return {
    id: subscription.id,
    plan,
    state,
    started_at: startedAt.toISOString(),
    period_ends_at: periodEndsAt.toISOString(),
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    next_plan: nextPlan,
    next_attempt_at: (state === 'past_due' && nextAttemptAt?.toISOString()) || null,
    renewal_order_id: state === 'past_due' ? subscription.renewalOrderId : null,
    has_saved_card: subscription.methodId !== null,
    ended_at: endedAt?.toISOString() ?? null,
    choices_left: choicesLeft(plan.videos_per_month, month, chosenInPeriod),
    month_ends_at: month?.endsAt.toISOString() ?? null,
    choices: choices
      .map(({ lesson, course, chosenAt }) => ({
        lesson,
        course,
        chosen_at: new Date(chosenAt).toISOString(),
      }))
      .toSorted((a, b) => b.chosen_at.localeCompare(a.chosen_at)),
  }
}
