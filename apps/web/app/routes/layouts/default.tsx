import { Outlet } from 'react-router'
import { LazyErrorPage } from '../../areas/site/lazy-error-page.tsx'
import { SiteLayout } from '../../areas/site/site-layout.tsx'
import type { Route } from './+types/default.ts'

/** Layout with header and footer. */
export default function DefaultLayout() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteLayout>
      <LazyErrorPage error={error} />
    </SiteLayout>
  )
}
