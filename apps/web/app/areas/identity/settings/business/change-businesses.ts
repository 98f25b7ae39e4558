import { businessEndpoints, type Business } from '@chignon/contract/identity/business'
import { userEndpoints } from '@chignon/contract/identity/user'
import type { AppLoadContext } from 'react-router'
import { runFormAction } from '../../../../lib/forms/run-form-action.ts'
import { bodyOfBusiness } from './body-of-business.ts'
import { ownBusinessFields } from './business-fields.ts'

/**
 * The action of the list of businesses: removes one (`intent=remove`), or adds again what was removed. `removed` is what to send
 * for that.
 */
export async function changeBusinesses(args: { context: AppLoadContext; request: Request }) {
  const removed: Business[] = []
  const result = await runFormAction(args, ownBusinessFields, async ({ call, values }) => {
    const { data: user } = await call(userEndpoints.me, {})
    const params = { id: user.id }
    if (values.intent !== 'remove') {
      return call(businessEndpoints.add, { params, body: bodyOfBusiness(values) })
    }
    const { data } = await call(businessEndpoints.list, { params })
    const done = await call(businessEndpoints.remove, { params: { ...params, businessId: values.id } })
    removed.push(...data.filter(({ id }) => id === values.id))
    return done
  })
  return 'outcome' in result ? { ...result, removed: removed[0] } : result
}
