import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const queries = endpointQueries(
  'base',
  async () => (await import('@chignon/contract/catalogue/base-data')).baseEndpoints,
)

export const educationCategoriesQuery = queries('educationCategories')
