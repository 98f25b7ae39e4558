import { queriesOf } from '../lib/query-family.ts'

const queries = queriesOf('base', async () => (await import('@chignon/contract/base')).baseEndpoints)

export const educationCategoriesAtom = queries('educationCategories')
