import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { contractModules } from '../platform/api-reference/contract-modules.ts'

/** Every endpoint of the contract. */
export const allEndpoints: Endpoint[] = contractModules
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, table]) => (typeof table === 'object' && table !== null ? Object.values(table) : []))
