import type { SettingsItem } from '@chignon/ui/settings-list'
import { useLingui } from '@lingui/react/macro'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import FileText from 'lucide-react/icons/file-text'
import LogOut from 'lucide-react/icons/log-out'
import Receipt from 'lucide-react/icons/receipt'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Ticket from 'lucide-react/icons/ticket'
import { useLocation } from 'react-router'
import { PageLink } from '../../site/page-link.tsx'
import { logoutFormId } from './logout-form.tsx'

const icon = { 'aria-hidden': true, strokeWidth: 1.5 } as const

/** The entries of the settings that lead somewhere (PROFILE-3). The page needs a `LogoutForm`. */
export function useSettingsItems(): SettingsItem[] {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const page = (id: string, to: string) => ({
    id,
    link: <PageLink to={to} />,
    isCurrent: pathname === to || pathname.startsWith(`${to}/`),
  })
  return [
    {
      ...page('purchase-history', '/profile/settings/purchase-history'),
      name: t`Purchase History`,
      icon: <Receipt {...icon} />,
    },
    {
      ...page('my-tickets', '/profile/settings/my-tickets'),
      name: t`My Tickets`,
      icon: <Ticket {...icon} />,
    },
    {
      ...page('subscription', '/profile/settings/subscription'),
      name: t`Subscription`,
      icon: <CalendarSync {...icon} />,
    },
    {
      ...page('terms', '/support/terms-and-conditions'),
      name: t`Terms & Conditions`,
      icon: <FileText {...icon} />,
    },
    {
      ...page('privacy', '/support/privacy-policy'),
      name: t`Privacy & Policy`,
      icon: <ShieldCheck {...icon} />,
    },
    {
      id: 'logout',
      name: t`Log Out`,
      icon: <LogOut {...icon} className="rtl:-scale-x-100" />,
      link: <button type="submit" form={logoutFormId} />,
    },
  ]
}
