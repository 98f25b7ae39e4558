import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const queries = endpointQueries(
  'search',
  async () => (await import('@chignon/contract/catalogue/search')).searchEndpoints,
)

export const searchListQuery = queries('list')

/** Suggestions, which only the browser queries, while the user types. */
export const suggestionsQuery = queries('suggestions')
