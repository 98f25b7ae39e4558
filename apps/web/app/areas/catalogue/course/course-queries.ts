import { queriesOf } from '../../../lib/data/endpoint-atoms.ts'

const queries = queriesOf('course', async () => (await import('@chignon/contract/course')).courseEndpoints)

export const courseListAtom = queries('list')
export const courseAtom = queries('show')
