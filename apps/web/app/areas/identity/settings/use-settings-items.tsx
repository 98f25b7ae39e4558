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
import { useLocation } from 'react-router'
import { PageLink } from '../../site/page-link.tsx'
import { logoutFormId } from './logout-form.tsx'

/** The first page of the settings; on a phone their list. */
export const settingsPath = '/profile/settings'

/** The entries of the settings in their groups (PROFILE-3). The page needs a `LogoutForm`. */
export function useSettingsItems(): SettingsItem[] {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const page = (id: string, to: string) => ({
    id,
    link: <PageLink to={to} />,
    isCurrent: pathname === to || pathname.startsWith(`${to}/`),
  })
  const groups = { profile: t`Profile`, security: t`Security`, purchases: t`Purchases`, privacy: t`Privacy` }
  const profile = page('edit-profile', '/profile/settings/edit-profile')
  return [
    {
      ...profile,
      group: groups.profile,
      name: t`Edit profile`,
      icon: <UserPen />,
      isCurrent: profile.isCurrent || pathname === settingsPath,
    },
    {
      ...page('gallery', '/profile/settings/gallery'),
      group: groups.profile,
      name: t`Gallery`,
      icon: <Images />,
    },
    {
      ...page('business', '/profile/settings/business'),
      group: groups.profile,
      name: t`Businesses`,
      icon: <Store />,
    },
    {
      ...page('interests', '/profile/settings/interests'),
      group: groups.profile,
      name: t`Interests`,
      icon: <Heart />,
    },
    {
      ...page('social-media', '/profile/settings/social-media'),
      group: groups.profile,
      name: t`Social media`,
      icon: <AtSign />,
    },
    {
      ...page('change-password', '/profile/settings/change-password'),
      group: groups.security,
      name: t`Change password`,
      icon: <KeyRound />,
    },
    {
      ...page('purchase-history', '/profile/settings/purchase-history'),
      group: groups.purchases,
      name: t`Purchase history`,
      icon: <Receipt />,
    },
    {
      ...page('my-tickets', '/profile/settings/my-tickets'),
      group: groups.purchases,
      name: t`My tickets`,
      icon: <Ticket />,
    },
    {
      ...page('subscription', '/profile/settings/subscription'),
      group: groups.purchases,
      name: t`Subscription`,
      icon: <CalendarSync />,
    },
    {
      ...page('security', '/profile/settings/security'),
      group: groups.security,
      name: t`Security`,
      icon: <LockKeyhole />,
    },
    {
      ...page('notifications', '/profile/settings/notifications'),
      group: groups.profile,
      name: t`Notifications`,
      icon: <Bell />,
    },
    {
      ...page('sessions', '/profile/settings/sessions'),
      group: groups.security,
      name: t`Devices`,
      icon: <MonitorSmartphone />,
    },
    {
      ...page('terms', '/profile/settings/terms-conditions'),
      group: groups.privacy,
      name: t`Terms & conditions`,
      icon: <FileText />,
    },
    {
      ...page('privacy', '/profile/settings/privacy'),
      group: groups.privacy,
      name: t`Privacy & policy`,
      icon: <ShieldCheck />,
    },
    {
      id: 'logout',
      name: t`Log out`,
      icon: <LogOut className="rtl:-scale-x-100" />,
      link: <button type="submit" form={logoutFormId} />,
    },
    {
      ...page('delete-account', '/profile/settings/delete-account'),
      name: t`Delete account`,
      icon: <Trash />,
      isDanger: true,
    },
  ]
}
