// Nothing else could be shown while it is loaded.
// oxlint-disable-next-line no-restricted-imports
import { lazy } from 'react'
import { useSearchParams } from 'react-router'

// On demand, like every error page: a static import would move shared code into all pages.
const LazyErrorMessage = lazy(() =>
  import('../../areas/site/error-page.tsx').then(({ ErrorMessage }) => ({ default: ErrorMessage })),
)

/** `/error?status=404` or `500`; other values show the general message. */
export default function ErrorRoute() {
  const [query] = useSearchParams()
  const status = Number(query.get('status'))
  return (
    <>
      <meta name="robots" content="noindex" />
      <LazyErrorMessage status={status === 404 || status === 500 ? status : undefined} />
    </>
  )
}
