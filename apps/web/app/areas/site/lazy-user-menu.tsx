import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { whenIdle } from '../../lib/browser/when-idle.ts'

// The server imports it, so that the first page after a start has the menu, too. It works without scripts, so the browser loads them
// when it is idle. If the chunk fails to load, a link to the profile replaces the menu.
const SiteUserMenu = import.meta.env.SSR
  ? (await import('./site-user-menu.tsx')).SiteUserMenu
  : lazy(() =>
      new Promise<void>(whenIdle)
        .then(() => import('./site-user-menu.tsx'))
        .then(
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
