import { subscriptionEndpoints } from '@chignon/contract/subscription'
import type { AppLoadContext } from 'react-router'
import { loaderQueries } from '../../lib/data/loader-queries.ts'

/** How many lessons the viewer can still choose this month; 0 for guests and without a subscription. */
export async function loadChoicesLeft(context: AppLoadContext): Promise<number> {
  if (!context.session.token) return 0
  const { data } = await loaderQueries(context).load(subscriptionEndpoints.show, {})
  return data?.choices_left ?? 0
}
