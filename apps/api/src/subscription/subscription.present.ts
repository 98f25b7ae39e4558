import type { SubscriptionPlan } from '@chignon/contract/subscription'
import { pricePerMonth, savingPerYear, type PlanPrice } from './subscription.rules.ts'
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
