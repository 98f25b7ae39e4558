import type { SubscriptionInterval } from '@chignon/contract/subscription'

const monthsOfYear = 12

/** The price of a plan in cents per interval, and the number of videos a month it includes. */
export type PlanPrice = { price: number; currency: string; videosPerMonth: number }

/** The price per month, rounded half up to the cent. */
export function pricePerMonth(price: number, interval: SubscriptionInterval): number {
  return interval === 'year' ? Math.round(price / monthsOfYear) : price
}

/**
 * What an annual plan saves against twelve months of the cheapest monthly plan with as many videos in the same currency. 0
 * for a monthly plan, without a comparable plan, or if the annual plan is not cheaper (SUB-5).
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
