import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import { businessEndpoints } from '@chignon/contract/identity/business'
import { userEndpoints } from '@chignon/contract/identity/user'
import { useLingui } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import { applyGuards } from '../../../areas/identity/account/guards.ts'
import { SettingsPage } from '../../../areas/identity/settings/settings-page.tsx'
import { bodyOfBusiness } from '../../../areas/identity/settings/business/body-of-business.ts'
import { BusinessForm } from '../../../areas/identity/settings/business/business-form.tsx'
import { businessFields } from '../../../areas/identity/settings/business/business-fields.ts'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { keepFormOffline } from '../../../lib/forms/keep-form-offline.ts'
import { runFormAction, type Submission } from '../../../lib/forms/run-form-action.ts'
import { withCurrent } from '../../../lib/forms/with-current.ts'
import { errorResponse } from '../../../lib/routing/error-response.ts'
import { privateHeaders } from '../../../lib/routing/private-headers.ts'
import type { Route } from './+types/business-edit.ts'

export const headers = () => privateHeaders

const listPath = '/profile/settings/business'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { load } = loaderQueries(context, request)
  const [{ data: user }, { data: types }] = await Promise.all([
    load(userEndpoints.me, {}),
    load(baseEndpoints.businessTypes, {}),
  ])
  if (params.id === undefined) return { business: null, types }
  const { data: businesses } = await load(businessEndpoints.list, { params: { id: user.id } })
  const business = businesses.find(({ id }) => id === params.id)
  if (!business) throw errorResponse(404)
  return { business, types: withCurrent(types, [business.type]) }
}

/** Adds or changes the business, and leads back to the list. */
export function action({ context, request, params }: Route.ActionArgs) {
  const save = async ({ call, values }: Submission<keyof typeof businessFields>) => {
    const { data: user } = await call(userEndpoints.me, {})
    const body = bodyOfBusiness(values)
    const { id: businessId } = params
    if (businessId === undefined) await call(businessEndpoints.add, { params: { id: user.id }, body })
    else await call(businessEndpoints.change, { params: { id: user.id, businessId }, body })
    throw redirect(`${listPath}?saved`)
  }
  return runFormAction({ context, request }, businessFields, save, { isForMembers: true })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/profile/settings/business/new` and `/profile/settings/business/:id`: adds or changes a business. */
export default function BusinessEdit({ loaderData: { business, types }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <SettingsPage
      title={business ? t`Edit business` : t`Add a business`}
      parent={{ id: 'business', label: t`Businesses`, link: <Link to={listPath} /> }}
    >
      <BusinessForm business={business} types={types} actionData={actionData} />
    </SettingsPage>
  )
}
