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

/** The entries of the settings that lead somewhere (PROFILE-3). The page needs a `LogoutForm`. */
export function useSettingsItems(): SettingsItem[] {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const page = (id: string, to: string) => ({
    id,
    link: <PageLink to={to} />,
    isCurrent: pathname === to || pathname.startsWith(`${to}/`),
  })
  const profile = page('edit-profile', '/profile/settings/edit-profile')
  return [
    {
      ...profile,
      name: t`Edit Profile`,
      icon: <UserPen />,
      isCurrent: profile.isCurrent || pathname === settingsPath,
    },
    {
      ...page('gallery', '/profile/settings/gallery'),
      name: t`Gallery`,
      icon: <Images />,
    },
    {
      ...page('business', '/profile/settings/business'),
      name: t`Businesses`,
      icon: <Store />,
    },
    {
      ...page('interests', '/profile/settings/interests'),
      name: t`Interests`,
      icon: <Heart />,
    },
    {
      ...page('social-media', '/profile/settings/social-media'),
      name: t`Social Media`,
      icon: <AtSign />,
    },
    {
      ...page('change-password', '/profile/settings/change-password'),
      name: t`Change Password`,
      icon: <KeyRound />,
    },
    {
      ...page('purchase-history', '/profile/settings/purchase-history'),
      name: t`Purchase History`,
      icon: <Receipt />,
    },
    {
      ...page('my-tickets', '/profile/settings/my-tickets'),
      name: t`My Tickets`,
      icon: <Ticket />,
    },
    {
      ...page('subscription', '/profile/settings/subscription'),
      name: t`Subscription`,
      icon: <CalendarSync />,
    },
    {
      ...page('security', '/profile/settings/security'),
      name: t`Security`,
      icon: <LockKeyhole />,
    },
    {
      ...page('notifications', '/profile/settings/notifications'),
      name: t`Notifications`,
      icon: <Bell />,
    },
    {
      ...page('sessions', '/profile/settings/sessions'),
      name: t`Devices`,
      icon: <MonitorSmartphone />,
    },
    {
      ...page('terms', '/profile/settings/terms-conditions'),
      name: t`Terms & Conditions`,
      icon: <FileText />,
    },
    {
      ...page('privacy', '/profile/settings/privacy'),
      name: t`Privacy & Policy`,
      icon: <ShieldCheck />,
    },
    {
      id: 'logout',
      name: t`Log Out`,
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
