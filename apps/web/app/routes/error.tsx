import { useSearchParams } from 'react-router'
import { LazyErrorMessage } from '../areas/site/lazy-error-page.tsx'

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
