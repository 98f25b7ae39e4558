import { socialLinkEndpoints } from '@chignon/contract/identity/social-link'
import { userEndpoints } from '@chignon/contract/identity/user'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { applyGuards } from '../../../areas/identity/account/guards.ts'
import { SettingsPage } from '../../../areas/identity/settings/settings-page.tsx'
import { AddSocialLinkForm } from '../../../areas/identity/settings/social-media/add-social-link-form.tsx'
import { changeSocialLinks } from '../../../areas/identity/settings/social-media/change-social-links.ts'
import { OwnSocialLinks } from '../../../areas/identity/settings/social-media/own-social-links.tsx'
import { UndoMessage } from '../../../areas/identity/settings/undo-message.tsx'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { keepFormOffline } from '../../../lib/forms/keep-form-offline.ts'
import { privateHeaders } from '../../../lib/routing/private-headers.ts'
import type { Route } from './+types/social-media.ts'

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { load } = loaderQueries(context, request)
  const { data: user } = await load(userEndpoints.me, {})
  const { data: links } = await load(socialLinkEndpoints.list, { params: { id: user.id } })
  return { links }
}

export function action({ context, request }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  return changeSocialLinks({ context, request })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/profile/settings/social-media`: the viewer's links to social networks. */
export default function SocialMedia({ loaderData: { links }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const removed = actionData && 'removed' in actionData ? actionData.removed : undefined
  return (
    <SettingsPage title={t`Social media`}>
      <div className="grid grid-cols-1 gap-8">
        <p className="max-w-prose text-text-muted">
          <Trans>Show on your profile where else people can find you.</Trans>
        </p>
        {actionData?.message && !removed && (
          <FormMessage tone={actionData.outcome === 'done' ? 'success' : 'error'} className="max-w-prose">
            {actionData.message}
          </FormMessage>
        )}
        {removed && actionData?.message && (
          <UndoMessage message={actionData.message} values={{ url: removed.url, network: removed.network }} />
        )}
        {links.length > 0 && <OwnSocialLinks links={links} />}
        {/* A new link begins with an empty form. */}
        <AddSocialLinkForm
          key={links.length}
          actionData={actionData?.outcome === 'rejected' ? actionData : undefined}
        />
      </div>
    </SettingsPage>
  )
}
