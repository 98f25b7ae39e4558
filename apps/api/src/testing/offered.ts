import * as contract from '@chignon/contract'
import type { Endpoint } from '@chignon/contract'
import { laterEndpoints } from '../later.ts'

/** Every call the contract exports, whatever the provider does with it. */
export const offered: Endpoint[] = Object.entries(contract)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, table]: [string, unknown]) =>
    typeof table === 'object' && table !== null ? Object.values(table) : [],
  )

/** Those that open later. */
export const later: Endpoint[] = laterEndpoints
