import { subscriptionEndpoints, type Subscription } from '@chignon/contract/commerce/subscription'
import type { AppLoadContext } from 'react-router'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'

/** What pages show of the viewer's running subscription. */
export type Membership = Pick<
  Subscription,
  'plan' | 'next_plan' | 'choices_left' | 'month_ends_at' | 'period_ends_at'
>

/** The running subscription of the viewer; null for guests, for those who have none, and if the API fails. */
export async function loadMembership(context: AppLoadContext): Promise<Membership | null> {
  if (!context.session.token) return null
  const found = await loaderQueries(context).loadOptional(subscriptionEndpoints.show, {})
  if (!found?.data || found.data.state === 'ended') return null
  const { plan, next_plan, choices_left, month_ends_at, period_ends_at } = found.data
  return { plan, next_plan, choices_left, month_ends_at, period_ends_at }
}
