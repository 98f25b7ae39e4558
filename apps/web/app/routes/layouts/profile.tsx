import { Outlet } from 'react-router'
import { ThemedBackground } from '../../areas/identity/profile/themed-background.tsx'
import { LazyErrorPage } from '../../areas/site/lazy-error-page.tsx'
import { PageFrame } from '../../areas/site/page-frame.tsx'
import type { Route } from './+types/profile.ts'

/** Layout with themed background, header and footer. */
export default function ProfileLayout() {
  return (
    <PageFrame>
      <ThemedBackground>
        <Outlet />
      </ThemedBackground>
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
