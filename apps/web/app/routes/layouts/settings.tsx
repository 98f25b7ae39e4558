import { SettingsList } from '@chignon/ui/settings-list'
import { useLingui } from '@lingui/react/macro'
import { Outlet, useLocation } from 'react-router'
import { LogoutForm } from '../../areas/identity/settings/logout-form.tsx'
import { SettingsTitle } from '../../areas/identity/settings/settings-title.tsx'
import { settingsPath, useSettingsItems } from '../../areas/identity/settings/use-settings-items.tsx'

/** Layout of the settings: their list beside the page on wide screens. A phone shows either the list or a page (PROFILE-3). */
export default function SettingsLayout() {
  const { t } = useLingui()
  const items = useSettingsItems()
  const isIndex = useLocation().pathname === settingsPath
  return (
    <div className="content-width grid grid-cols-1 content-start gap-x-16 pt-8 pb-section md:grid-cols-[15rem_minmax(0,1fr)] md:pt-12">
      <div className={isIndex ? '' : 'max-md:hidden'}>
        {isIndex && <SettingsTitle className="md:hidden" />}
        <SettingsList label={t`Settings`} items={items} className="content-start max-md:mt-8" />
      </div>
      <div className={isIndex ? 'min-w-0 max-md:hidden' : 'min-w-0'}>
        <Outlet />
      </div>
      <LogoutForm />
    </div>
  )
}
