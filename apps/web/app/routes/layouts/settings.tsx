import { SettingsList } from '@chignon/ui/settings-list'
import { useLingui } from '@lingui/react/macro'
import { Outlet } from 'react-router'
import { LogoutForm } from '../../areas/profile/settings/logout-form.tsx'
import { useSettingsItems } from '../../areas/profile/settings/use-settings-items.tsx'

/** Layout of the settings: their list beside the page on wide screens. */
export default function SettingsLayout() {
  const { t } = useLingui()
  const items = useSettingsItems()
  return (
    <div className="content-width grid content-start gap-x-16 pt-8 pb-section md:grid-cols-[15rem_minmax(0,1fr)] md:pt-12">
      <SettingsList label={t`Settings`} items={items} className="content-start max-md:hidden" />
      <Outlet />
      <LogoutForm />
    </div>
  )
}
