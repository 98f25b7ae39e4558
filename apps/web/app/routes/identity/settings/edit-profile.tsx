import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import { userEndpoints } from '@chignon/contract/identity/user'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { applyGuards } from '../../../areas/identity/account/guards.ts'
import { SettingsPage } from '../../../areas/identity/settings/settings-page.tsx'
import { settingsPath } from '../../../areas/identity/settings/use-settings-items.tsx'
import { EditProfileForm } from '../../../areas/identity/settings/edit-profile/edit-profile-form.tsx'
import { PortraitField } from '../../../areas/identity/settings/edit-profile/portrait-field.tsx'
import { hasFile, savePortrait } from '../../../areas/identity/settings/edit-profile/save-portrait.ts'
import { saveProfile } from '../../../areas/identity/settings/edit-profile/save-profile.ts'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { keepFormOffline } from '../../../lib/forms/keep-form-offline.ts'
import { privateHeaders } from '../../../lib/routing/private-headers.ts'
import type { Route } from './+types/edit-profile.ts'

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { load } = loaderQueries(context, request)
  const [user, profile, countries] = await Promise.all([
    load(userEndpoints.me, {}),
    load(userEndpoints.profile, {}),
    load(baseEndpoints.countries, {}),
  ])
  return { user: user.data, profile: profile.data, countries: countries.data }
}

export function action({ context, request }: Route.ActionArgs) {
  return hasFile(request) ? savePortrait({ context, request }) : saveProfile({ context, request })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/**
 * `/profile/settings` and `/profile/settings/edit-profile`: the name and the profile. A phone shows the list of the settings at the
 * first address and the form at the second (PROFILE-3).
 */
export default function EditProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const isIndex = useLocation().pathname === settingsPath
  return (
    <SettingsPage title={t`Edit profile`} {...(isIndex && { documentTitle: t`Settings` })}>
      <PortraitField user={loaderData.user} />
      <EditProfileForm {...loaderData} actionData={actionData} />
    </SettingsPage>
  )
}
