import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'

// The server imports it, so that the first page after a start has the menu, too; it works without scripts. If the chunk fails to
// load in the browser, a link to the profile replaces the menu.
const SiteUserMenu = import.meta.env.SSR
  ? (await import('./site-user-menu.tsx')).SiteUserMenu
  : lazy(() =>
      import('./site-user-menu.tsx').then(
        ({ SiteUserMenu }) => ({ default: SiteUserMenu }),
        () => ({ default: ProfileLink }),
      ),
    )

/** The account menu, which guests do not load. */
export function LazyUserMenu() {
  return (
    <Suspense>
      <SiteUserMenu />
    </Suspense>
  )
}

function ProfileLink() {
  const { t } = useLingui()
  return <Link to="/profile">{t`My profile`}</Link>
}
