import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'

// If the chunk fails to load, a link leads to what the menu offers.
const SiteUserMenu = lazy(() =>
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
