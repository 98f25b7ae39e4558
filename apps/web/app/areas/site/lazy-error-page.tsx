import { lazy, Suspense } from 'react'

const ErrorPage = lazy(() => import('./error-page.tsx').then(({ ErrorPage }) => ({ default: ErrorPage })))

/** What the page `/error` says; the page waits for it. */
export const LazyErrorMessage = lazy(() =>
  import('./error-page.tsx').then(({ ErrorMessage }) => ({ default: ErrorMessage })),
)

/**
 * The error page of a route's error. Its code and its hair come when something went wrong, and not with every page; the
 * server sends it whole (`entry.server.tsx`).
 */
export function LazyErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  )
}
