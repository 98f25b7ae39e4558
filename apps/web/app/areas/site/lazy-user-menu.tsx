import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'

// The server always sends it with the page, since the menu works without scripts. If the chunk fails to load in the browser, a
// link leads to what the menu offers.
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
