import { Brand } from '@chignon/ui/brand'
import { Header } from '@chignon/ui/header'
import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from 'react-router'
import { useRootData } from '../../lib/data/use-root-data.ts'
import { isGuest } from '../../lib/data/viewer.ts'
import { LazyNotificationBell } from './notification/lazy-notification-bell.tsx'
import { GuestLinks } from './guest-links.tsx'
import { LazyBasketLink } from './lazy-basket-link.tsx'
import { LazyUserMenu } from './lazy-user-menu.tsx'
import { LazyLanguageSelect } from './lazy-language-select.tsx'
import { SiteThemeToggle } from './site-theme-toggle.tsx'

/** Header of every page. */
export function SiteHeader() {
  const { t } = useLingui()
  const { brand, viewer } = useRootData()
  const { pathname } = useLocation()
  const items = [
    { id: 'home', name: t`Home`, path: '/' },
    { id: 'educations', name: t`Education`, path: '/educations' },
    { id: 'masterclasses', name: t`Masterclasses`, path: '/masterclasses' },
    { id: 'contact', name: t`Contact us`, path: '/contact' },
  ]
  return (
    <Header
      brand={<Brand name={brand.name} link={<Link to="/" />} />}
      items={items.map(({ id, name, path }) => ({
        id,
        name,
        link: <Link to={path} />,
        isCurrent: isUnder(pathname, path),
      }))}
      tools={
        <>
          <LazyLanguageSelect />
          <SiteThemeToggle />
        </>
      }
      basket={isGuest(viewer) && <LazyBasketLink />}
      account={
        isGuest(viewer) ? (
          <GuestLinks />
        ) : (
          <>
            <LazyNotificationBell />
            <LazyUserMenu />
          </>
        )
      }
      isAccountCompact={!isGuest(viewer)}
      labels={{ navigation: t`Main menu`, openMenu: t`Open the menu`, closeMenu: t`Close the menu` }}
    />
  )
}

// Detail pages belong to the section of their list.
const families: Record<string, string[]> = {
  '/educations': ['/courses', '/programs', '/education-search'],
  '/masterclasses': ['/live-masterclasses', '/online-masterclasses'],
}

function isUnder(pathname: string, path: string): boolean {
  if (path === '/') return pathname === '/'
  return [path, ...(families[path] ?? [])].some(
    (root) => pathname === root || pathname.startsWith(`${root}/`),
  )
}
