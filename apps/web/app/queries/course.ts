import { courseEndpoints } from '@chignon/contract'
import { queryFamily } from '../lib/query-family.ts'

export const courseListAtom = queryFamily(courseEndpoints.list)
export const courseAtom = queryFamily(courseEndpoints.show)
