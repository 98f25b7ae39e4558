// Nothing else could be shown while it is loaded.
// oxlint-disable-next-line no-restricted-imports
import { lazy, Suspense } from 'react'
import { PlainErrorPage } from './plain-error-page.tsx'

const ErrorPage = lazy(() => import('./error-page.tsx').then(({ ErrorPage }) => ({ default: ErrorPage })))

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

const RootErrorPage = lazy(() =>
  import('./error-page.tsx').then(
    ({ RootErrorPage }) => ({ default: RootErrorPage }),
    () => ({ default: PlainErrorPage }),
  ),
)

/** Error page if the root failed, or if the code of a layout could not be loaded: no header and no data. */
export function LazyRootErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense>
      <RootErrorPage error={error} />
    </Suspense>
  )
}
