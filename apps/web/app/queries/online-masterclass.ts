import { onlineMasterclassEndpoints } from '@chignon/contract'
import { queryFamily } from '../lib/query-family.ts'

export const onlineMasterclassListAtom = queryFamily(onlineMasterclassEndpoints.list)
export const onlineMasterclassAtom = queryFamily(onlineMasterclassEndpoints.show)
