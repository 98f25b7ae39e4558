import { businessEndpoints } from '@chignon/contract/identity/business'
import { userEndpoints } from '@chignon/contract/identity/user'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { applyGuards } from '../../../areas/identity/account/guards.ts'
import { EmptySettings } from '../../../areas/identity/settings/empty-settings.tsx'
import { SettingsPage } from '../../../areas/identity/settings/settings-page.tsx'
import { changeBusinesses } from '../../../areas/identity/settings/business/change-businesses.ts'
import { OwnBusinesses } from '../../../areas/identity/settings/business/own-businesses.tsx'
import { UndoMessage } from '../../../areas/identity/settings/undo-message.tsx'
import { PageLink } from '../../../areas/site/page-link.tsx'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { keepFormOffline } from '../../../lib/forms/keep-form-offline.ts'
import { privateHeaders } from '../../../lib/routing/private-headers.ts'
import type { Route } from './+types/business.ts'

export const headers = () => privateHeaders

const addPath = '/profile/settings/business/new'

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { load } = loaderQueries(context, request)
  const { data: user } = await load(userEndpoints.me, {})
  const { data } = await load(businessEndpoints.list, { params: { id: user.id } })
  return { businesses: data, isSaved: new URL(request.url).searchParams.has('saved') }
}

export function action({ context, request }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  return changeBusinesses({ context, request })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/profile/settings/business`: the viewer's businesses. */
export default function BusinessSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { businesses, isSaved } = loaderData
  const removed = actionData && 'removed' in actionData ? actionData.removed : undefined
  return (
    <SettingsPage title={t`Businesses`}>
      <div className="grid grid-cols-1 gap-8">
        {!actionData && isSaved && (
          <FormMessage tone="success">
            <Trans>Your business has been saved.</Trans>
          </FormMessage>
        )}
        {actionData?.message && !removed && (
          <FormMessage tone={actionData.outcome === 'done' ? 'success' : 'error'}>
            {actionData.message}
          </FormMessage>
        )}
        {removed && actionData?.message && (
          <UndoMessage
            message={actionData.message}
            values={{
              type_id: removed.type.id,
              name: removed.name,
              phone: removed.phone ?? '',
              address: removed.address ?? '',
            }}
          />
        )}
        {businesses.length > 0 ? (
          <>
            <OwnBusinesses businesses={businesses} />
            <Button asChild variant="secondary" className="justify-self-start max-sm:w-full">
              <PageLink to={addPath}>
                <Trans>Add a business</Trans>
              </PageLink>
            </Button>
          </>
        ) : (
          <EmptySettings
            seed="businesses"
            coiffure="cut"
            title={<Trans>No business yet</Trans>}
            text={
              <Trans>Add the salon, studio or school you run or work in. It appears on your profile.</Trans>
            }
            to={addPath}
          >
            <Trans>Add a business</Trans>
          </EmptySettings>
        )}
      </div>
    </SettingsPage>
  )
}
