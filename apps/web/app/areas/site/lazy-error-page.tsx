import { lazy, Suspense } from 'react'

const ErrorPage = lazy(() => import('./error-page.tsx').then(({ ErrorPage }) => ({ default: ErrorPage })))

/** Content of `/error`, loaded on demand. */
export const LazyErrorMessage = lazy(() =>
  import('./error-page.tsx').then(({ ErrorMessage }) => ({ default: ErrorMessage })),
)

/**
 * Error page for the error of a route. Its code is loaded on demand; the server sends it complete (`entry.server.tsx`).
 */
export function LazyErrorPage({ error }: { error: unknown }) {
  return (
    <>
      {/* Outside the boundary: if that renders again in the browser, React would add the tag a second time. */}
      <meta name="robots" content="noindex" />
      <Suspense>
        <ErrorPage error={error} />
      </Suspense>
    </>
  )
}
