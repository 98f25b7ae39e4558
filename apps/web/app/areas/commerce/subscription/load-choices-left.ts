import { subscriptionEndpoints } from '@chignon/contract/commerce/subscription'
import type { AppLoadContext } from 'react-router'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'

/** How many lessons the viewer can still choose this month; 0 for guests, without a subscription, and if the API fails. */
export async function loadChoicesLeft(context: AppLoadContext): Promise<number> {
  if (!context.session.token) return 0
  const found = await loaderQueries(context).loadOptional(subscriptionEndpoints.show, {})
  return found?.data?.choices_left ?? 0
}
