import { Outlet } from 'react-router'
import { LazyErrorPage } from '../../areas/site/lazy-error-page.tsx'
import type { Route } from './+types/plain.ts'

/** Layout without header and footer. */
export default function PlainLayout() {
  return (
    <main className="flex min-h-dvh flex-col">
      <Outlet />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <LazyErrorPage error={error} />
    </main>
  )
}
