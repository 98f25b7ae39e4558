import { Breadcrumbs } from '@chignon/ui/breadcrumbs'
import { SettingsList } from '@chignon/ui/settings-list'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { applyGuards } from '../areas/account/guards.ts'
import { PrivateHead } from '../areas/account/private-head.tsx'
import { LogoutForm } from '../areas/profile/settings/logout-form.tsx'
import { useSettingsItems } from '../areas/profile/settings/use-settings-items.tsx'
import { privateHeaders } from '../lib/routing/private-headers.ts'
import type { Route } from './+types/settings.ts'

export const headers = () => privateHeaders

export function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  return null
}

/** `/profile/settings`: the list of the settings. */
export default function Settings() {
  const { t } = useLingui()
  const items = useSettingsItems()
  const title = t`Settings`
  return (
    <div className="content-width pt-8 pb-section md:pt-12">
      <PrivateHead title={title} />
      <Breadcrumbs
        label={t`Breadcrumb`}
        items={[
          { id: 'profile', label: t`My profile`, link: <Link to="/profile" /> },
          { id: 'settings', label: title },
        ]}
      />
      <h1 className="headline-type mt-5 text-headline">{title}</h1>
      <SettingsList label={title} items={items} className="mt-8 max-w-prose" />
      <LogoutForm />
    </div>
  )
}
