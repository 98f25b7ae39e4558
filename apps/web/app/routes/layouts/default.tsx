import { Outlet } from 'react-router'
import { LazyErrorPage } from '../../areas/site/lazy-error-page.tsx'
import { PageFrame } from '../../areas/site/page-frame.tsx'
import type { Route } from './+types/default.ts'

/** Layout with header and footer. */
export default function DefaultLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame>
      <LazyErrorPage error={error} />
    </PageFrame>
  )
}
