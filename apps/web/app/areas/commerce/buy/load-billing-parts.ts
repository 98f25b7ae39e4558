import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import { userEndpoints } from '@chignon/contract/identity/user'
import type { AppLoadContext } from 'react-router'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'

/** What a billing form starts with: the countries, and the buyer's own if it is known. */
export async function loadBillingParts({ context, request }: { context: AppLoadContext; request: Request }) {
  const { load } = loaderQueries(context, request)
  const [{ data: countries }, { data: user }] = await Promise.all([
    load(baseEndpoints.countries, {}),
    load(userEndpoints.me, {}),
  ])
  return { countries, country: user.profile.country }
}
