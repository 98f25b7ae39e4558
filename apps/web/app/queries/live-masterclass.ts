import { liveMasterclassEndpoints } from '@chignon/contract'
import { queryFamily } from '../lib/query-family.ts'

export const liveMasterclassListAtom = queryFamily(liveMasterclassEndpoints.list)
export const liveMasterclassAtom = queryFamily(liveMasterclassEndpoints.show)
