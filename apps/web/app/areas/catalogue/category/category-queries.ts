import { endpointAtoms } from '../../../lib/data/endpoint-atoms.ts'

const queries = endpointAtoms('base', async () => (await import('@chignon/contract/base')).baseEndpoints)

export const educationCategoriesAtom = queries('educationCategories')
