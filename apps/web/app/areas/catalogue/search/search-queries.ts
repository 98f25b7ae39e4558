import type { searchEndpoints } from '@chignon/contract/search'
import type { EndpointSource } from '../../../lib/data/query-client.ts'
import { endpointAtoms } from '../../../lib/data/endpoint-atoms.ts'

const endpoints = async () => (await import('@chignon/contract/search')).searchEndpoints
const queries = endpointAtoms('search', endpoints)

export const searchListAtom = queries('list')

/** Source of the suggestions query. It runs in the browser only, while the user types. */
export const suggestionsSource: EndpointSource<(typeof searchEndpoints)['suggestions']> = {
  noun: 'search',
  name: 'suggestions',
  load: async () => (await endpoints()).suggestions,
}
