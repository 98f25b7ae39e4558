import { queriesOf } from '../../../lib/data/endpoint-atoms.ts'

const queries = queriesOf('base', async () => (await import('@chignon/contract/base')).baseEndpoints)

export const educationCategoriesAtom = queries('educationCategories')
