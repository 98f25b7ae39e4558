import type { SubscriptionInterval } from '@chignon/contract/subscription'

const monthsOfYear = 12

/** What a plan costs: cents for one interval, and how many videos a month that buys. */
export type PlanPrice = { price: number; currency: string; videosPerMonth: number }

/** The price for a month, rounded half up to the cent. */
export function pricePerMonth(price: number, interval: SubscriptionInterval): number {
  return interval === 'year' ? Math.round(price / monthsOfYear) : price
}

/**
 * What a year costs less than twelve months of the cheapest monthly plan with as many videos in the same currency; 0
 * for a monthly plan, where there is none to compare with, or where a year is not cheaper.
 */
export function savingPerYear(
  plan: PlanPrice & { interval: SubscriptionInterval },
  monthly: readonly PlanPrice[],
): number {
  if (plan.interval === 'month') return 0
  const comparable = monthly.filter(
    ({ currency, videosPerMonth }) => currency === plan.currency && videosPerMonth === plan.videosPerMonth,
  )
  if (comparable.length === 0) return 0
  return Math.max(0, Math.min(...comparable.map(({ price }) => price)) * monthsOfYear - plan.price)
}
