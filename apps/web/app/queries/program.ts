import { programEndpoints } from '@chignon/contract'
import { queryFamily } from '../lib/query-family.ts'

export const programListAtom = queryFamily(programEndpoints.list)
export const programAtom = queryFamily(programEndpoints.show)
