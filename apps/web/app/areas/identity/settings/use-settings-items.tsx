import type { SettingsItem } from '@chignon/ui/settings-list'
import { AtSign } from '@chignon/ui/icons/at-sign'
import { Bell } from '@chignon/ui/icons/bell'
import { CalendarSync } from '@chignon/ui/icons/calendar-sync'
import { FileText } from '@chignon/ui/icons/file-text'
import { Heart } from '@chignon/ui/icons/heart'
import { Images } from '@chignon/ui/icons/images'
import { KeyRound } from '@chignon/ui/icons/key-round'
import { LockKeyhole } from '@chignon/ui/icons/lock-keyhole'
import { LogOut } from '@chignon/ui/icons/log-out'
import { MonitorSmartphone } from '@chignon/ui/icons/monitor-smartphone'
import { Receipt } from '@chignon/ui/icons/receipt'
import { ShieldCheck } from '@chignon/ui/icons/shield-check'
import { Store } from '@chignon/ui/icons/store'
import { Ticket } from '@chignon/ui/icons/ticket'
import { UserPen } from '@chignon/ui/icons/user-pen'
import { Trash2 as Trash } from '@chignon/ui/icons/trash-2'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PageLink } from '../../site/page-link.tsx'
import { logoutFormId } from './logout-form.tsx'

/** The first page of the settings; on a phone their list. */
export const settingsPath = '/profile/settings'

/** The entries of the settings in their groups (PROFILE-3), a line for each page. The page needs a `LogoutForm`. */
export function useSettingsItems(): SettingsItem[] {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const groups = { profile: t`Profile`, security: t`Security`, purchases: t`Purchases`, privacy: t`Privacy` }
  const page = (id: string, name: string, icon: ReactNode, group?: string) => {
    const path = `${settingsPath}/${id}`
    const isCurrent = pathname === path || pathname.startsWith(`${path}/`)
    return { id, name, icon, group, link: <PageLink to={path} />, isCurrent }
  }
  const editProfile = page('edit-profile', t`Edit profile`, <UserPen />, groups.profile)
  return [
    { ...editProfile, isCurrent: editProfile.isCurrent || pathname === settingsPath },
    page('gallery', t`Gallery`, <Images />, groups.profile),
    page('business', t`Businesses`, <Store />, groups.profile),
    page('interests', t`Interests`, <Heart />, groups.profile),
    page('social-media', t`Social media`, <AtSign />, groups.profile),
    page('change-password', t`Change password`, <KeyRound />, groups.security),
    page('purchase-history', t`Purchase history`, <Receipt />, groups.purchases),
    page('my-tickets', t`My tickets`, <Ticket />, groups.purchases),
    page('subscription', t`Subscription`, <CalendarSync />, groups.purchases),
    page('security', t`Security`, <LockKeyhole />, groups.security),
    page('notifications', t`Notifications`, <Bell />, groups.profile),
    page('sessions', t`Devices`, <MonitorSmartphone />, groups.security),
    page('terms-conditions', t`Terms & conditions`, <FileText />, groups.privacy),
    page('privacy', t`Privacy & policy`, <ShieldCheck />, groups.privacy),
    {
      id: 'logout',
      name: t`Log out`,
      icon: <LogOut className="rtl:-scale-x-100" />,
      link: <button type="submit" form={logoutFormId} />,
    },
    { ...page('delete-account', t`Delete account`, <Trash />), isDanger: true },
  ]
}
