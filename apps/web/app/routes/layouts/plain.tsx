import { Outlet } from 'react-router'
import { ErrorPage } from '../../site/error-page.tsx'
import type { Route } from './+types/plain.ts'

/** Layout *plain*: neither header nor footer (specification §2). */
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
      <ErrorPage error={error} />
    </main>
  )
}
