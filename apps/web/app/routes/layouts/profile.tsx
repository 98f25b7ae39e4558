import { Outlet } from 'react-router'
import { ThemedBackground } from '../../areas/identity/profile/themed-background.tsx'
import { LazyErrorPage } from '../../areas/site/lazy-error-page.tsx'
import { SiteLayout } from '../../areas/site/site-layout.tsx'
import type { Route } from './+types/profile.ts'

/** Layout with themed background, header and footer. */
export default function ProfileLayout() {
  return (
    <SiteLayout>
      <ThemedBackground>
        <Outlet />
      </ThemedBackground>
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
