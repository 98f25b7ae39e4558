import { endpointQueries } from '../../../lib/data/endpoint-queries.ts'

const queries = endpointQueries(
  'base',
  async () => (await import('@chignon/contract/catalogue/base-data')).baseEndpoints,
)

export const educationCategoriesQuery = queries('educationCategories')
