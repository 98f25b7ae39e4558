import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { lazyWhenIdle } from '../../lib/browser/lazy-component.tsx'
import { clearPersonalStorage } from '../../lib/browser/personal-storage.ts'

const load = () => import('./site-user-menu.tsx').then(({ SiteUserMenu }) => SiteUserMenu)
const LazyMenu = lazyWhenIdle(load, {
  onServer: import.meta.env.SSR && (await load()),
  fallback: <ProfileLink />,
})

/** The account menu, which guests do not load. */
export function LazyUserMenu() {
  useEffect(() => {
    // Here, because the menu logs out before its scripts have been loaded, too.
    const clear = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && target.getAttribute('action') === '/logout')
        clearPersonalStorage()
    }
    document.addEventListener('submit', clear)
    return () => document.removeEventListener('submit', clear)
  }, [])
  return <LazyMenu />
}

function ProfileLink() {
  const { t } = useLingui()
  return <Link to="/profile">{t`My profile`}</Link>
}
